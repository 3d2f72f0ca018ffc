public import Domain

/// Why a server gave no answer, or none of use.
public enum NetworkError: Error, Hashable, Sendable {
  /// It could not be reached, or could not be understood.
  case web(WebError)
  /// It gave something else than was asked for, in words that follow "it is".
  case unexpected(found: String)
  /// The task that waited was cancelled.
  case cancelled
}
