/// The situations in which there is no quote.
public enum QuoteError: PersistenceErrorConvertible, Hashable {
  /// The server gave nothing of use.
  case server(WebURL, WebError)
  /// The server gave something else, in words that follow "it is".
  case notAQuote(WebURL, found: String)
  /// The settings do not say where quotes come from.
  case configuration(ConfigurationError)
  /// The quotes that were seen cannot be read or written.
  case store(PersistenceError)
  /// It was stopped before it was done.
  case cancelled
}
