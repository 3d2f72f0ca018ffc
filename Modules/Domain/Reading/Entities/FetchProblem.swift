/// Why a server gave no feed: situations that a person can act on.
public enum FetchProblem: Error, Hashable, Sendable {
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
  /// The server says that the feed is gone for good (410).
  case gone
  /// The answer is larger than is taken.
  case tooLarge(bytes: Int)
  /// The answer sends from place to place.
  case tooManyRedirects
  /// The answer leads away from http and https.
  case unsupportedScheme(address: String)
  /// The answer broke off or made no sense.
  case brokenAnswer(reason: String)
  /// The answer is no feed but something else.
  case notAFeed(found: String)
  /// The answer is a feed, but damaged.
  case damaged(line: Int, reason: String)
}
