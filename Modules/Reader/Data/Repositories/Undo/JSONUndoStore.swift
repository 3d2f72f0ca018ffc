public import CoreData
public import Files
internal import FileStorage
public import ReaderDomain
internal import Subscriptions

/// Undo entries in `undo.jsonl`, and undone entries in `redo.jsonl`, one line per entry, newest last. The next change moves the entries of the
/// older file `undo.json` here.
public actor JSONUndoStore: UndoHistory {
  private let directory: DataDirectory
  private let stack: JSONLinesStack<UndoEntryRecord>
  private let undone: JSONLinesStack<UndoEntryRecord>
  private let formerFile: RecordFile<UndoDocument>
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    stack = Self.stack(at: directory.undoHistory, in: directory)
    undone = Self.stack(at: directory.undoneHistory, in: directory)
    formerFile = RecordFile(directory.formerUndoEntries, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The files, for `store verify` and `store repair`.
  public static func documents(in directory: DataDirectory) -> [StoredDocument] {
    [
      StoredDocument(stack(at: directory.undoHistory, in: directory)), StoredDocument(stack(at: directory.undoneHistory, in: directory)),
      StoredDocument(UndoDocument.self, at: directory.formerUndoEntries, in: directory),
    ]
  }

  private static func stack(at path: String, in directory: DataDirectory) -> JSONLinesStack<UndoEntryRecord> {
    JSONLinesStack(path, in: directory, limits: .init(entries: UndoHistoryLimits.maximumEntries, bytes: UndoHistoryLimits.maximumBytes))
  }

  public func last() async throws(ReaderError) -> UndoEntry? {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await directory.reading(#fileID, "last") { () async throws(DataStoreError) in
        if try stack.exists { return try await stack.last()?.entry }
        return try await formerFile.content()?.undoHistory.last?.entry
      }
    }
  }

  public func lastUndone() async throws(ReaderError) -> UndoEntry? {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await directory.reading(#fileID, "lastUndone") { () async throws(DataStoreError) in try await undone.last()?.entry }
    }
  }

  public func remember(_ entry: UndoEntry) async throws(ReaderError) {
    try await change { () throws(DataStoreError) in
      try takeOver()
      // First, so that a failure leaves no entry of a change that is reported as one that cannot be undone.
      if try undone.exists {
        // A file of a newer version is an error, and stays.
        _ = try undone.readable()
        try StoredFile(path: undone.path).remove()
      }
      var entry = entry
      try stack.pop { last in
        guard let joined = last.entry.joined(with: entry) else { return false }
        entry = joined
        return true
      }
      try stack.push([try Self.record(of: entry, at: stack.path)])
    }
  }

  @discardableResult
  public func moveToUndone(_ entry: UndoEntry) async throws(ReaderError) -> Bool {
    try await change { () throws(DataStoreError) in
      try takeOver()
      return try Self.move(entry, from: stack, to: undone)
    }
  }

  @discardableResult
  public func moveBack(_ entry: UndoEntry) async throws(ReaderError) -> Bool {
    try await change { () throws(DataStoreError) in try Self.move(entry, from: undone, to: stack) }
  }

  private func change<Result>(
    _ function: String = #function, _ work: () throws(DataStoreError) -> Result
  ) async throws(ReaderError) -> Result {
    try await ReaderError.translating { () async throws(DataStoreError) in try await directory.change(#fileID, function, work) }
  }

  /// Adds the entry first, so that an interruption loses nothing: it may then be in both stacks.
  /// - Returns: false when another process has moved the entry.
  private static func move(
    _ entry: UndoEntry, from source: JSONLinesStack<UndoEntryRecord>, to target: JSONLinesStack<UndoEntryRecord>
  ) throws(DataStoreError) -> Bool {
    guard try source.lastUnderLock()?.entry == entry else {
      // A joined entry is in neither stack.
      if try source.allUnderLock().contains(where: { $0.entry.entry == entry }) { return true }
      return try !target.allUnderLock().contains { $0.entry.entry == entry }
    }
    if try target.lastUnderLock()?.entry != entry { try target.push([try record(of: entry, at: target.path)]) }
    try source.pop { $0.entry == entry }
    return true
  }

  private static func record(of entry: UndoEntry, at path: String) throws(DataStoreError) -> UndoEntryRecord {
    do throws(OPMLError) { return try UndoEntryRecord(entry) } catch { throw .unwritable(path: path, reason: error.reason) }
  }

  private func takeOver() throws(DataStoreError) {
    guard try !stack.exists, let former = try formerFile.contentUnderLock()?.undoHistory, !former.isEmpty else { return }
    try stack.push(former)
    try StoredFile(path: formerFile.path).remove()
  }
}
