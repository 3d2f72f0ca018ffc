public import SampleScenes

/// The random quote as it is drawn: pure data, the same for both forms. The quote itself is Domain's `QuoteSummary`, pure data too.
public struct QuoteScreen: Hashable, Sendable {
  /// The button below the quote. It reports a tap with the request `show`.
  public struct Button: Hashable, Sendable {
    /// Nil while the button shows a spinner instead.
    public let title: String?
    public let isEnabled: Bool

    public init(title: String?, isEnabled: Bool) {
      self.title = title
      self.isEnabled = isEnabled
    }
  }

  /// An error, a first loading, a quote, or that there is no quote. While the next quote is loading, the old one stays.
  public let quote: RandomQuote.ViewModel
  public let button: Button

  public init(quote: RandomQuote.ViewModel, button: Button) {
    self.quote = quote
    self.button = button
  }

  /// Whether a quote is loading, so that the button shows a spinner.
  public var isLoading: Bool { !button.isEnabled }
}
