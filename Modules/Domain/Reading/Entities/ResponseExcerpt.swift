/// How an answer looked that was of no use: often enough it says itself what is wrong.
public struct ResponseExcerpt: Hashable, Sendable {
  /// The status code (RFC 9110 section 15).
  public let status: Int
  /// How the body begins, as plain text on one line, without tags and without what is private in an address; empty when it is no text.
  public let beginning: String

  /// Makes a glimpse.
  public init(status: Int, beginning: String) {
    self.status = status
    self.beginning = beginning
  }
}
