public import CoreDomain

/// The metadata of a response: how long it is fresh, where the feed moved, and which host responded.
public struct ResponseMetadata: Hashable, Sendable {
  /// The freshness lifetime in seconds, from `Cache-Control` or `Expires` (RFC 9111 section 4.2); nil when the server states none.
  public var freshSeconds: Int?
  /// The target of the leading permanent redirects (301 and 308, RFC 9110 section 15.4); nil when there were none.
  public var movedTo: WebURL?
  /// The host that responded last or should have responded; nil when it is the host of the requested URL.
  public var host: String?
  /// The validators from a "not changed" response (304); nil for any other response, whose validators accompany the document.
  public var validators: Validators?
  /// When the server sent the response, by its own clock; nil when it does not say so.
  public var date: Timestamp?

  public static let none = ResponseMetadata()

  public init(
    freshSeconds: Int? = nil, movedTo: WebURL? = nil, host: String? = nil, validators: Validators? = nil, date: Timestamp? = nil
  ) {
    self.freshSeconds = freshSeconds
    self.movedTo = movedTo
    self.host = host
    self.validators = validators
    self.date = date
  }
}
