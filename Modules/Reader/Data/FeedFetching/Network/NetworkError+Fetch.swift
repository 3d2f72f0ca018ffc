package import CoreData
internal import CoreDomain
package import ReaderDomain

extension FetchError {
  /// The error of a "not modified" response (304) to an unconditional request.
  package static let unaskedNotModified = FetchError.web(
    .invalidResponse(reason: "the server answers 304 to a request without validators"))
}

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
