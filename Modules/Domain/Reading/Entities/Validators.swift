/// What tells whether a document has changed: what its server gave to ask with (RFC 9110 section 8.8), opaque bytes that are sent back as they
/// came, and a digest of the document itself, for servers that send it time and again.
///
/// The bytes are kept as text, a character of ISO 8859-1 for each: so any of them can be written down, and none is changed by it.
///
/// They are one set: a new answer replaces all, and what it lacks is forgotten.
public struct Validators: Hashable, Sendable {
  /// The `ETag` as received, quotes and weak prefix included.
  public let etag: String?
  /// The `Last-Modified` as received.
  public private(set) var lastModified: String?

  /// The origin that gave the two, as an address, when it is not that of the feed's own address: redirects had led to it. To no other do they say
  /// anything.
  public let source: WebURL?

  /// A digest of the document's bytes, which is never sent.
  public let digest: String?

  /// Makes validators; nil when nothing is there that can be kept.
  public init?(etag: String? = nil, lastModified: String? = nil, digest: String? = nil, source: WebURL? = nil) {
    let (etag, lastModified) = (Self.usable(etag), Self.usable(lastModified))
    guard etag != nil || lastModified != nil || digest != nil else { return nil }
    self.etag = etag
    self.lastModified = lastModified
    self.digest = digest
    // What says nothing came from nowhere.
    self.source = etag == nil && lastModified == nil ? nil : source
  }

  /// The same validators after "not changed" (304), which may bring new ones (RFC 9111 section 4.3.4): a date counts when the `ETag` beside it is
  /// the one of the document that we have. Without such a sign it may be that of another.
  func renewed(by response: Validators?) -> Validators {
    guard let etag, response?.etag == etag, let date = response?.lastModified else { return self }
    var renewed = self
    renewed.lastModified = date
    return renewed
  }

  private static func usable(_ token: String?) -> String? {
    token.flatMap { $0.utf8.count > TextLimits.mostBytesOfToken ? nil : $0 }
  }
}
