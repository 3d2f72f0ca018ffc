/// An excerpt of an unusable response. The body often explains the error.
public struct ResponseExcerpt: Hashable, Sendable {
  /// The status code (RFC 9110 section 15).
  public let status: Int
  /// The beginning of the body as plain text on one line, without tags and with redacted URLs. Empty when the body is not text.
  public let beginning: String

  public init(status: Int, beginning: String) {
    self.status = status
    self.beginning = beginning
  }
}
