public import CoreDomain

/// An excerpt of an unusable response. The body often explains the error.
public struct ResponseExcerpt: Hashable, Sendable {
  /// The status code (RFC 9110 section 15).
  public let status: Int
  /// The beginning of the body as plain text on one line, without tags and with redacted URLs. Empty when the body is not text.
  public let beginning: String
  /// The URL that sent the response, such as a login page; nil when no redirect led to it.
  public let redirectTarget: WebURL?
  /// The number of seconds that the server asks clients to wait; nil when it does not ask.
  public let retryAfterSeconds: Int?

  public init(status: Int, beginning: String, redirectTarget: WebURL? = nil, retryAfterSeconds: Int? = nil) {
    self.status = status
    self.beginning = beginning
    self.redirectTarget = redirectTarget
    self.retryAfterSeconds = retryAfterSeconds
  }
}
