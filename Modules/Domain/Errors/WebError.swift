/// Why a server gave nothing of use: situations that a person can act on, whatever was asked for.
public enum WebError: Error, Hashable, Sendable {
  /// No computer answers to this name.
  case hostNotFound(host: String)
  /// The computer is there or not, but takes no connection.
  case cannotConnect(host: String)
  /// Nothing came for so long.
  case timedOut(seconds: Int)
  /// The secure connection could not be trusted.
  case insecure(reason: String)
  /// The server answered with an error (RFC 9110 section 15).
  case status(code: Int)
  /// The answer is larger than is taken.
  case tooLarge(bytes: Int)
  /// The answer sends from place to place.
  case tooManyRedirects
  /// The answer leads away from http and https.
  case unsupportedScheme(url: String)
  /// The answer broke off or made no sense.
  case brokenAnswer(reason: String)
  /// This computer has nothing to ask a server with, so nobody was asked.
  case libraryMissing(reason: String)
}
