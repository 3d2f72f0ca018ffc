public import CoreDomain

/// A file attached to an article: an episode, a picture or a document.
public struct Enclosure: Hashable, Sendable {
  public let url: WebURL
  /// The media type as published; nil when not stated.
  public let type: String?
  /// The size in bytes that the publisher states; nil when not stated.
  public let bytes: Int?
  /// The playing time in seconds; nil when not stated.
  public let seconds: Int?

  /// The largest size and duration that are stored. JSON programs need not support larger numbers (RFC 8259 section 6).
  public static let largestNumber = 1 << 53

  public init(url: WebURL, type: String? = nil, bytes: Int? = nil, seconds: Int? = nil) {
    self.url = url
    self.type = type?.limited()
    self.bytes = bytes.map { min($0, Self.largestNumber) }
    self.seconds = seconds.map { min($0, Self.largestNumber) }
  }

  /// The same file, without user name and password in its URL.
  var withoutCredentials: Enclosure { Enclosure(url: url.withoutCredentials, type: type, bytes: bytes, seconds: seconds) }
}
