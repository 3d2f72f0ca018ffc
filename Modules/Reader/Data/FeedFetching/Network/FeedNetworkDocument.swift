public import CoreDomain
public import ReaderDomain
package import Syndication

/// A document as a server sent it.
public struct FeedNetworkDocument: Hashable, Sendable {
  /// The bytes after decompression.
  public let body: DocumentBody
  /// The `Content-Type` as received.
  public let contentType: String?
  /// The validators for the next conditional request.
  public let validators: Validators?
  /// The URL of the document after redirects.
  public let url: WebURL
  /// The URL in the `Content-Location` header field. It is the base of relative links in the document (RFC 2616 section 14.14).
  public let contentLocation: WebURL?
  public let metadata: ResponseMetadata
  /// The status code of the response.
  public let status: Int
  /// Whether redirects led to the document.
  public let isRedirected: Bool
  /// Whether the document came from the public internet, so that its URLs must not lead into a private network.
  public let isPublic: Bool

  public init(
    body: DocumentBody, contentType: String?, validators: Validators?, url: WebURL, contentLocation: WebURL? = nil,
    metadata: ResponseMetadata = .none, status: Int = 200, isRedirected: Bool = false, isPublic: Bool = false
  ) {
    self.body = body
    self.contentType = contentType
    self.validators = validators
    self.url = url
    self.contentLocation = contentLocation
    self.metadata = metadata
    self.status = status
    self.isRedirected = isRedirected
    self.isPublic = isPublic
  }

  /// The URL of the document, when redirects led to it.
  package var redirectTarget: WebURL? { isRedirected ? url : nil }

  /// The base of relative links in a document that names no base itself; nil for a document of this computer.
  package var base: WebURL? { contentLocation ?? (url.isPlaceholder ? nil : url) }

  /// The validators for the next request, with the document's digest. A truncated document gets no validators and is fetched again: with
  /// validators, the server would respond "not changed" and never send the rest.
  package func validators(withDigest digest: String, saying parsed: ParsedFeed) -> Validators? {
    parsed.isCutOff ? nil : validators(withDigest: digest)
  }

  /// The validators for the next request, with the document's digest.
  package func validators(withDigest digest: String) -> Validators? {
    Validators(etag: validators?.etag, lastModified: validators?.lastModified, digest: digest, source: validators?.source)
  }
}
