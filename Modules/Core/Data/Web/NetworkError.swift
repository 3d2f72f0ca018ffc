public import CoreDomain

/// Why a request gave no usable response.
public enum NetworkError: Error, Hashable, Sendable {
  /// The server could not be reached, or its response is invalid.
  case web(WebError)
  /// The server sent something other than what was requested. The text completes the sentence "it is …".
  case unexpected(found: String)
  case cancelled
}
