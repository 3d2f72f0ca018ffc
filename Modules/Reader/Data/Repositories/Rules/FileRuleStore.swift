public import CoreData
public import Files
public import ReaderDomain

/// Stores the rules of the user.
public protocol RuleDataStore: Sendable {
  /// The rules; an empty document when there is no file.
  func document() async throws(DataStoreError) -> RuleDocument

  /// Changes the rules in one commit.
  /// - Returns: the rules after the change, or why the change does not fit them.
  func change(_ change: RuleChange) async throws(DataStoreError) -> Result<RuleDocument, ReadingError>
}

/// Rules in the file `rules`, which the user also edits. A change keeps every other line as it is.
public actor FileRuleStore: RuleDataStore {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  private var file: StoredFile { StoredFile(path: directory.rules) }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func document() async throws(DataStoreError) -> RuleDocument {
    RuleDocument(String(decoding: try file.content(limit: RuleDocument.mostBytes) ?? [], as: UTF8.self))
  }

  public func change(_ change: RuleChange) async throws(DataStoreError) -> Result<RuleDocument, ReadingError> {
    try await directory.change { () throws(DataStoreError) in
      // Bytes that are not UTF-8 would be replaced, and lost.
      guard let text = String(validating: try file.content(limit: RuleDocument.mostBytes) ?? [], as: UTF8.self) else {
        throw .unwritable(path: file.path, reason: "it is not UTF-8 text; edit it by hand")
      }
      let before = RuleDocument(text)
      do throws(ReadingError) {
        let after = try before.applying(change)
        try write(after)
        return .success(after)
      } catch {
        return .failure(error)
      }
    }
  }

  private func write(_ document: RuleDocument) throws(ReadingError) {
    do throws(DataStoreError) { try file.replace(with: Array(document.text.utf8)) } catch { throw ReadingError(error) }
  }
}

extension DataDirectory {
  /// The file of the user's rules.
  package var rules: String { configurationFile("rules") }
}
