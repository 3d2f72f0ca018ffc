public import Domain

/// What a server can answer.
public enum FeedNetworkAnswer: Hashable, Sendable {
  /// A document.
  case document(FeedNetworkDocument)
  /// It has not changed (304).
  case unchanged(AnswerTerms = .none)
  /// No document came; the server may have asked to wait so many seconds.
  case refused(FetchProblem, retryAfterSeconds: Int?, AnswerTerms = .none)

  /// What the server said beside it.
  var terms: AnswerTerms {
    switch self {
    case .document(let document): document.terms
    case .unchanged(let terms), .refused(_, _, let terms): terms
    }
  }
}
