public import Domain

/// Why a server gave no answer.
public enum FeedNetworkProblem: Error, Hashable, Sendable {
  /// It could not be reached, or could not be understood.
  case fetch(FetchProblem)
  /// The task that waited was cancelled.
  case cancelled
}
