public import Domain

/// The data store of feeds that lie on the web.
public protocol FeedNetworkStore: Sendable {
  /// Asks a server once.
  func answer(to request: FeedNetworkRequest) async throws(FeedNetworkProblem) -> FeedNetworkAnswer
}

/// What a server is asked for.
public struct FeedNetworkRequest: Hashable, Sendable {
  /// Where the feed is.
  public let address: WebAddress
  /// What to ask "has it changed?" with; nil to have it in any case.
  public let validators: Validators?

  /// Makes a request.
  public init(address: WebAddress, validators: Validators? = nil) {
    self.address = address
    self.validators = validators
  }
}

/// What a server can answer.
public enum FeedNetworkAnswer: Hashable, Sendable {
  /// A document.
  case document(FeedNetworkDocument)
  /// It has not changed (304).
  case unchanged
  /// No document came; the server may have asked to wait so many seconds.
  case refused(FetchProblem, retryAfterSeconds: Int?)
}

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

/// Why a server gave no answer.
public enum FeedNetworkProblem: Error, Hashable, Sendable {
  /// It could not be reached, or could not be understood.
  case fetch(FetchProblem)
  /// The task that waited was cancelled.
  case cancelled
}
