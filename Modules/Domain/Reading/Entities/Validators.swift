/// What a server gave to ask "has it changed?" with (RFC 9110 section 8.8): opaque texts, sent back as they came.
///
/// The two are one set: a new answer replaces both, and what it lacks is forgotten.
public struct Validators: Hashable, Sendable {
  /// The `ETag` as received, quotes and weak prefix included.
  public let etag: String?
  /// The `Last-Modified` as received.
  public let lastModified: String?

  /// Makes validators; nil when the answer held neither.
  public init?(etag: String?, lastModified: String?) {
    guard etag != nil || lastModified != nil else { return nil }
    self.etag = etag
    self.lastModified = lastModified
  }
}
