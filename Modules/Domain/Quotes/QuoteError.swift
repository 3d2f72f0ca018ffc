/// The situations in which there is no quote.
public enum QuoteError: StorageError, Hashable {
  /// The server gave nothing of use.
  case server(WebAddress, WebProblem)
  /// The server gave something else, in words that follow "it is".
  case notAQuote(WebAddress, found: String)
  /// The settings do not say where quotes come from.
  case configuration(ConfigurationError)
  /// The quotes that were seen cannot be read or written.
  case store(StoreProblem)
  /// It was stopped before it was done.
  case cancelled
}
