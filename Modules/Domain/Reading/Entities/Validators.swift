/// What tells whether a document has changed: what its server gave to ask with (RFC 9110 section 8.8), opaque texts that are sent back as they
/// came, and a digest of the document itself, for servers that send it time and again.
///
/// They are one set: a new answer replaces all, and what it lacks is forgotten.
public struct Validators: Hashable, Sendable {
  /// The `ETag` as received, quotes and weak prefix included.
  public let etag: String?
  /// The `Last-Modified` as received.
  public let lastModified: String?

  /// A digest of the document's bytes, which is never sent.
  public let digest: String?

  /// Makes validators; nil when nothing is there.
  public init?(etag: String? = nil, lastModified: String? = nil, digest: String? = nil) {
    guard etag != nil || lastModified != nil || digest != nil else { return nil }
    self.etag = etag
    self.lastModified = lastModified
    self.digest = digest
  }
}
