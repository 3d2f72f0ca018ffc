/// A sentence for the user, with an optional hint what to do.
public struct Message: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// Information.
    case notice
    /// Something is wrong, but the work continues.
    case warning
    /// The request failed.
    case failure
  }

  public let kind: Kind
  /// One complete sentence.
  public let sentence: String
  /// What the user can do; nil when nothing can be done.
  public let hint: String?

  public init(_ kind: Kind, _ sentence: String, hint: String? = nil) {
    self.kind = kind
    self.sentence = sentence
    self.hint = hint
  }
}
