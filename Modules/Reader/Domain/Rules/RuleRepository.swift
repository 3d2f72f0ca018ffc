/// Stores the rules of the user in a file that the user may also edit.
public protocol RuleRepository: Sendable {
  /// The rules; an empty document when there is no file.
  func document() async throws(ReaderError) -> RuleDocument

  /// Changes the file in one commit.
  /// - Returns: the rules after the change.
  func change(_ change: RuleChange) async throws(ReaderError) -> RuleDocument
}
