public import Domain

/// What a server can answer.
public enum FeedNetworkAnswer: Hashable, Sendable {
  /// A document.
  case document(FeedNetworkDocument)
  /// It has not changed (304).
  case unchanged
  /// No document came; the server may have asked to wait so many seconds.
  case refused(FetchProblem, retryAfterSeconds: Int?)
}
