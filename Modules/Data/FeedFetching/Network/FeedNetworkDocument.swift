package import Syndication
public import Domain

/// A document as a server gave it.
public struct FeedNetworkDocument: Hashable, Sendable {
  /// Its bytes, decompressed.
  public let body: DocumentBody
  /// The `Content-Type` as received.
  public let contentType: String?
  /// What to ask with next time.
  public let validators: Validators?
  /// Where it came from in the end, after redirects.
  public let url: WebURL
  /// Where its `Content-Location` says that it lives, when that is another place: what relative links in it are relative to (RFC 2616
  /// section 14.14).
  public let contentLocation: WebURL?
  /// What the server said beside it.
  public let metadata: ResponseMetadata
  /// The status code with which it came.
  public let status: Int

  /// Makes a document.
  public init(
    body: DocumentBody, contentType: String?, validators: Validators?, url: WebURL, contentLocation: WebURL? = nil,
    metadata: ResponseMetadata = .none, status: Int = 200
  ) {
    self.body = body
    self.contentType = contentType
    self.validators = validators
    self.url = url
    self.contentLocation = contentLocation
    self.metadata = metadata
    self.status = status
  }

  /// What relative links in it are relative to when it does not say itself.
  package var base: WebURL { contentLocation ?? url }

  /// What to ask with next time, when the document has this digest and said this. One that broke off is fetched again: asked with its
  /// validators, the server would say "not changed" and keep the rest back.
  package func validators(withDigest digest: String, saying parsed: ParsedFeed) -> Validators? {
    parsed.isCutOff ? nil : validators(withDigest: digest)
  }

  /// What to ask with next time, when the document has this digest.
  package func validators(withDigest digest: String) -> Validators? {
    Validators(etag: validators?.etag, lastModified: validators?.lastModified, digest: digest, source: validators?.source)
  }
}
