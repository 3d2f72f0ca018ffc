public import CoreScenes
public import SampleScenes

/// The random quote: a view with state, and pure data. Each form draws the same.
///
/// ```
///   appearance, tap -> QuoteIndexView {quote, isLoading, error} -> use case
///                        | values            ^ closure
///   screen <-     QuoteDisplay          FetchButton
/// ```
extension MVScene {
  /// The quote as a view with two components.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    QuoteIndexView(dependencies)
  }

  /// The quote in one file.
  @MainActor
  public static func quoteInOneFile(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    OneFileQuoteView(dependencies)
  }
}
