/// A file that goes with an article: an episode, a picture, a document.
public struct Enclosure: Hashable, Sendable {
  /// Where the file is.
  public let url: WebURL
  /// Its media type as given, if any.
  public let type: String?
  /// Its size in bytes as the publisher states it, if they do.
  public let bytes: Int?
  /// How long it plays, in seconds, if stated.
  public let seconds: Int?

  /// The largest size and duration that are kept: programs that read JSON need not know larger numbers (RFC 8259 section 6).
  public static let largestNumber = 1 << 53

  /// Makes an enclosure.
  public init(url: WebURL, type: String? = nil, bytes: Int? = nil, seconds: Int? = nil) {
    self.url = url
    self.type = type?.limited()
    self.bytes = bytes.map { min($0, Self.largestNumber) }
    self.seconds = seconds.map { min($0, Self.largestNumber) }
  }
}
