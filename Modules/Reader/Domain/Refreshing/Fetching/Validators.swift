public import CoreDomain

/// The values that tell whether a document has changed: the server's validators (RFC 9110 section 8.8) and a digest of the document. The
/// server's validators are opaque bytes that are sent back unchanged, as `If-None-Match` and `If-Modified-Since`
/// (OriginBoundHeaders+ConditionalRequest.swift). The digest detects an identical document when a server sends it
/// again.
///
/// The bytes are stored as text, one ISO 8859-1 character for each byte. So every byte can be written down, and none changes.
///
/// The validators form one set: a new response replaces all of them, and a missing one is forgotten.
public struct Validators: Hashable, Sendable {
  /// The `ETag` as received, including quotes and weak prefix. It is stored with the feed's `FetchState`.
  public let etag: String?
  /// The `Last-Modified` as received.
  public private(set) var lastModified: String?

  /// The origin of the two validators, as a URL, when redirects led to another origin than that of the feed's URL. The validators mean
  /// nothing to other origins.
  public let source: WebURL?

  /// A digest of the document's bytes, which is never sent.
  public let digest: String?

  /// The maximum number of bytes of one of the server's validators. A longer one is not stored, because it is useless when truncated.
  public static let maximumBytesOfToken = 4096

  /// Creates validators; nil when no usable value is given.
  public init?(etag: String? = nil, lastModified: String? = nil, digest: String? = nil, source: WebURL? = nil) {
    let (etag, lastModified) = (Self.usable(etag), Self.usable(lastModified))
    guard etag != nil || lastModified != nil || digest != nil else { return nil }
    self.etag = etag
    self.lastModified = lastModified
    self.digest = digest
    // Without a validator there is no origin to store.
    self.source = etag == nil && lastModified == nil ? nil : source
  }

  /// The same validators after a "not changed" response (304), which may contain new ones (RFC 9111 section 4.3.4). A new date is used only
  /// when the `ETag` of the response equals the stored one. Otherwise the date may belong to another document.
  func renewed(by response: Validators?) -> Validators {
    guard let etag, response?.etag == etag, let date = response?.lastModified else { return self }
    var renewed = self
    renewed.lastModified = date
    return renewed
  }

  private static func usable(_ token: String?) -> String? {
    token.flatMap { $0.utf8.count > maximumBytesOfToken ? nil : $0 }
  }
}
