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

  /// Makes a document.
  public init(bytes: [UInt8], contentType: String?, validators: Validators?, address: WebAddress) {
    self.bytes = bytes
    self.contentType = contentType
    self.validators = validators
    self.address = address
  }
}
