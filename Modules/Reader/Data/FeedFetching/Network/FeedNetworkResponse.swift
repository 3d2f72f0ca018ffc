public import ReaderDomain

/// A server's final response.
public enum FeedNetworkResponse: Hashable, Sendable {
  case document(FeedNetworkDocument)
  /// The document has not changed (304).
  case unchanged(ResponseMetadata = .none)
  /// The server sent no usable document. It may ask to wait for `retryAfterSeconds`, and explain the error in a document.
  case refused(FetchError, retryAfterSeconds: Int?, ResponseMetadata = .none, saying: FeedNetworkDocument? = nil)

  package var metadata: ResponseMetadata {
    switch self {
    case .document(let document): document.metadata
    case .unchanged(let metadata), .refused(_, _, let metadata, _): metadata
    }
  }
}
