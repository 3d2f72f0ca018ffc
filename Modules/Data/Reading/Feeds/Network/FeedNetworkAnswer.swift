public import Domain

/// What a server can answer.
public enum FeedNetworkAnswer: Hashable, Sendable {
  /// A document.
  case document(FeedNetworkDocument)
  /// It has not changed (304).
  case unchanged(AnswerTerms = .none)
  /// No document of use came; the server may have asked to wait so many seconds, and said why in one.
  case refused(FetchProblem, retryAfterSeconds: Int?, AnswerTerms = .none, saying: FeedNetworkDocument? = nil)

  /// What the server said beside it.
  var terms: AnswerTerms {
    switch self {
    case .document(let document): document.terms
    case .unchanged(let terms), .refused(_, _, let terms, _): terms
    }
  }
}
