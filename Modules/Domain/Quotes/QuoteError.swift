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
