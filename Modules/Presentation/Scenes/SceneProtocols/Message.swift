/// A sentence for the person, and a hint what to do.
public struct Message: Hashable, Sendable {
  /// How much it matters.
  public enum Kind: String, Sendable {
    /// Good to know.
    case notice
    /// Something was not as it should be, and the work went on.
    case warning
    /// What was asked for could not be done.
    case failure
  }

  /// How much it matters.
  public let kind: Kind
  /// One sentence.
  public let sentence: String
  /// What to do about it, if there is something.
  public let hint: String?

  /// Makes a message.
  public init(_ kind: Kind, _ sentence: String, hint: String? = nil) {
    self.kind = kind
    self.sentence = sentence
    self.hint = hint
  }
}
