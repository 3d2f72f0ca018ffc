public import CoreDomain

/// A quote. Its text is one line and never empty; the only initializer ensures that.
public struct Quote: Hashable, Sendable {
  /// The id from the source of the quote.
  public let id: String
  public let text: String
  /// The author; nil when unknown.
  public let author: String?
  /// When the quote was fetched.
  public let fetchedAt: Timestamp

  /// The maximum number of bytes kept of a text.
  public static let maximumBytes = 8192

  /// Nil when the text is empty.
  public init?(id: String, text: String, author: String?, fetchedAt: Timestamp) {
    let text = text.collapsingWhitespace().limited(toBytes: Self.maximumBytes)
    guard !text.isEmpty else { return nil }
    let author = author?.collapsingWhitespace().limited() ?? ""
    self.id = id
    self.text = text
    self.author = author.isEmpty ? nil : author
    self.fetchedAt = fetchedAt
  }
}

/// Why there is no quote.
public enum QuoteError: PersistenceErrorConvertible, Hashable {
  /// The source gave no usable response.
  case server(WebURL, WebError)
  /// The response is not a quote. `found` completes the sentence "it is …".
  case notAQuote(WebURL, found: String)
  /// The source has no quotes.
  case noQuotes
  /// The settings that name the source of quotes cannot be read.
  case configuration(ConfigurationError)
  /// The stored quotes cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}

extension SettingKey {
  /// The URL of a source of quotes. Without it, built-in quotes are shown.
  public static let quoteURL = url("quote.url")
}
