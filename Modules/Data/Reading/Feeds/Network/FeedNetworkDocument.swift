public import Domain

/// A document as a server gave it.
public struct FeedNetworkDocument: Hashable, Sendable {
  /// Its bytes, decompressed.
  public let bytes: [UInt8]
  /// The `Content-Type` as received.
  public let contentType: String?
  /// What to ask with next time.
  public let validators: Validators?
  /// Where it came from in the end, after redirects.
  public let address: WebAddress
  /// Where its `Content-Location` says that it lives, when that is another place: what relative links in it are relative to (RFC 2616
  /// section 14.14).
  public let contentLocation: WebAddress?
  /// What the server said beside it.
  public let terms: AnswerTerms

  /// Makes a document.
  public init(
    bytes: [UInt8], contentType: String?, validators: Validators?, address: WebAddress, contentLocation: WebAddress? = nil,
    terms: AnswerTerms = .none
  ) {
    self.bytes = bytes
    self.contentType = contentType
    self.validators = validators
    self.address = address
    self.contentLocation = contentLocation
    self.terms = terms
  }
}
