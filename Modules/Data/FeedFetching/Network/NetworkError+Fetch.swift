package import Domain
package import Web

extension NetworkError {
  /// The error as feeds report it; nil for a cancellation.
  package var fetchProblem: FetchError? {
    switch self {
    case .web(let problem): .web(problem)
    case .unexpected(let found): .notAFeed(found: found)
    case .cancelled: nil
    }
  }
}
