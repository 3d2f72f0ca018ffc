public import CoreData
public import FileStorage
public import Files
public import ReaderDomain

/// Rules in the file `rules`, which the user also edits. A change keeps every other line as it is.
public actor FileRuleStore: RuleRepository {
  private let directory: DataDirectory
  private let sync: any FileSync
  private let executor: FileExecutor

  public init(directory: DataDirectory, sync: any FileSync = NoSync(), executor: FileExecutor) {
    self.directory = directory
    self.sync = sync
    self.executor = executor
  }

  private var file: StoredFile { StoredFile(path: directory.rules) }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func document() async throws(ReaderError) -> RuleDocument {
    await sync.catchUp()
    return try await ReaderError.translating { () async throws(DataStoreError) in
      RuleDocument(String(decoding: try content("document"), as: UTF8.self))
    }
  }

  public func change(_ change: RuleChange) async throws(ReaderError) -> RuleDocument {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await sync.recording(file.path) { () async throws(DataStoreError) in
        try await commit(change)
      } removed: { result in
        guard case .success = result, case .remove(let entry) = change else { return [] }
        return [entry.rule.text]
      }
    }.get()
  }

  /// Changes the rules in one commit.
  /// - Returns: the rules after the change, or why the change does not fit them.
  private func commit(_ change: RuleChange) async throws(DataStoreError) -> Result<RuleDocument, ReaderError> {
    let function = "change"
    return try await directory.change(edited: { [file.path] }, #fileID, function) { () throws(DataStoreError) in
      // Bytes that are not UTF-8 would be replaced, and lost.
      guard let text = String(validating: try content(function), as: UTF8.self) else {
        throw .unwritable(path: file.path, reason: "it is not UTF-8 text; edit it by hand")
      }
      let after: RuleDocument
      do throws(ReaderError) { after = try RuleDocument(text).applying(change) } catch { return .failure(error) }
      try file.replace(with: Array(after.text.utf8), #fileID, function)
      return .success(after)
    }
  }

  /// Empty when there is no file.
  private func content(_ function: String) throws(DataStoreError) -> [UInt8] {
    try file.content(limit: RuleDocument.maximumBytes, #fileID, function) ?? []
  }
}

extension DataDirectory {
  /// The file of the user's rules.
  package var rules: String { configurationFile("rules") }
}
