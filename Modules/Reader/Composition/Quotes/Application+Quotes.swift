public import CoreScenes
import SamplePresentation
public import SampleScenes
import SampleTerminal

extension Application {
  /// The scene that shows a quote.
  public func randomQuote() -> any Interactor<RandomQuote.Request> {
    randomQuote(display: display(text: RandomQuoteTextDisplay(terminal: terminal)))
  }

  func randomQuote(display: any Display<RandomQuote.ViewModel>) -> any Interactor<RandomQuote.Request> {
    let quotes = QuotesFeature(on: platform, configuration: configuration.repository)
    return tracing.traced(
      RandomQuoteInteractor(
        quote: quotes.showQuote, presenter: tracing.traced(RandomQuotePresenter(display: display)), now: SystemClock.now))
  }
}
