internal import CoreDomain

/// A request that users can type as a line of a dialogue.
public protocol DialogueRequest: Hashable, Sendable {
  /// The commands of the scene, without those of all dialogues.
  static var vocabulary: [(words: String, meaning: String)] { get }
  /// The request of an empty line; nil when an empty line means nothing.
  static var ofEmptyLine: Self? { get }
  /// The user typed an unknown command.
  static func notUnderstood(_ line: String) -> Self

  /// The request that the line means; nil when the scene does not know the command.
  init?(_ line: DialogueLine)
}

extension DialogueRequest {
  public static var ofEmptyLine: Self? { nil }
}
