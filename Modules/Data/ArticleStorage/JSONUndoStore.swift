public import FileStorage
public import Files
public import Domain

/// Deeds in `undo.jsonl`: a line a deed, the last one at the end. In earlier versions they stood in `undo.json`, which is taken over with the next
/// deed.
public actor JSONUndoStore: UndoDataStore {
  /// How many deeds are kept, at least.
  public static let mostUndoEntries = 1_000
  /// Deeds about hundreds of thousands of articles take megabytes each; of those, fewer are kept.
  private static let mostBytes = 16 << 20

  private let directory: DataDirectory
  private let stack: LineStack<UndoEntryRecord>
  private let formerFile: RecordFile<UndoDocument>
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    stack = Self.stack(in: directory)
    formerFile = RecordFile(directory.formerUndoEntries, in: directory)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The file of a home.
  package static func stack(in directory: DataDirectory) -> LineStack<UndoEntryRecord> {
    LineStack(directory.undoHistory, in: directory, mostEntries: mostUndoEntries, mostBytes: mostBytes)
  }

  public func last() async throws(DataStoreError) -> UndoEntry? {
    if try stack.exists { return try await stack.last()?.entry }
    return try await formerFile.content()?.undoHistory.last?.entry
  }

  public func add(_ entry: UndoEntry) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      try takeOver()
      try stack.push([UndoEntryRecord(entry)])
    }
  }

  public func removeLast(ifIt entry: UndoEntry) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      try takeOver()
      try stack.pop { $0.entry == entry }
    }
  }

  private func takeOver() throws(DataStoreError) {
    guard try !stack.exists, let former = try formerFile.contentUnderLock()?.undoHistory, !former.isEmpty else { return }
    try stack.push(former)
    try StoredFile(path: formerFile.path).remove()
  }
}
