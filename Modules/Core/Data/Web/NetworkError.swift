public import CoreDomain

/// Why a request gave no usable response.
public enum NetworkError: Error, Hashable, Sendable {
  /// The server could not be reached, or its response is invalid.
  case web(WebError)
  /// The server sent something else than requested. The text continues the words "it is".
  case unexpected(found: String)
  case cancelled
}
