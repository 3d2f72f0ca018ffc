public import Domain

/// What a server can answer.
public enum FeedNetworkResponse: Hashable, Sendable {
  /// A document.
  case document(FeedNetworkDocument)
  /// It has not changed (304).
  case unchanged(ResponseMetadata = .none)
  /// No document of use came; the server may have asked to wait so many seconds, and said why in one.
  case refused(FetchError, retryAfterSeconds: Int?, ResponseMetadata = .none, saying: FeedNetworkDocument? = nil)

  /// What the server said beside it.
  package var metadata: ResponseMetadata {
    switch self {
    case .document(let document): document.metadata
    case .unchanged(let metadata), .refused(_, _, let metadata, _): metadata
    }
  }
}
