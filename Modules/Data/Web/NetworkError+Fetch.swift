package import Domain

extension NetworkError {
  /// The problem as a feed has it; nil when it is none, but was cancelled.
  package var fetchProblem: FetchError? {
    switch self {
    case .web(let problem): .web(problem)
    case .unexpected(let found): .notAFeed(found: found)
    case .cancelled: nil
    }
  }
}
