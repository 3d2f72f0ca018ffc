public import CoreDomain

/// A quote, as a server gave it.
public struct Quote: Hashable, Sendable {
  /// The server's id of the quote.
  public let id: String
  /// The sentence, on one line.
  public let text: String
  /// The author; nil when unknown.
  public let author: String?
  /// When the quote was fetched.
  public let seen: Timestamp

  /// The maximum number of bytes kept of a sentence.
  public static let mostBytes = 8192

  /// Nil when the text is empty.
  public init?(id: String, text: String, author: String?, seen: Timestamp) {
    let text = text.collapsingWhitespace().limited(toBytes: Self.mostBytes)
    guard !text.isEmpty else { return nil }
    let author = author?.collapsingWhitespace().limited() ?? ""
    self.id = id
    self.text = text
    self.author = author.isEmpty ? nil : author
    self.seen = seen
  }
}

/// A quote, and whether it came from the server or the cache.
public struct ServedQuote: Hashable, Sendable {
  public let quote: Quote
  /// Whether the quote comes from the cache because the server gave none.
  public let isRemembered: Bool
  /// The error that occurred although there is a quote.
  public let problem: QuoteError?

  public init(_ quote: Quote, isRemembered: Bool = false, problem: QuoteError? = nil) {
    self.quote = quote
    self.isRemembered = isRemembered
    self.problem = problem
  }
}

/// Why there is no quote.
public enum QuoteError: PersistenceErrorConvertible, Hashable {
  /// The server gave no usable response.
  case server(WebURL, WebError)
  /// The server responded with something else. `found` completes the sentence "it is …".
  case notAQuote(WebURL, found: String)
  /// The settings that name the quote server cannot be read.
  case configuration(ConfigurationError)
  /// The cached quotes cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}
