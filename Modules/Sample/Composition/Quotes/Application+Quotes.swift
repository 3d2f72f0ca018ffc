public import CoreComposition
public import CoreScenes
import CoreTerminal
import SamplePresentation
public import SampleScenes
import SampleTerminal

extension Application {
  /// The scene that shows a quote.
  public func randomQuote() -> any Interactor<RandomQuote.Request> {
    randomQuote(display: display(text: RandomQuoteTextDisplay(terminal: terminal)))
  }

  /// Runs the random quote as a dialogue.
  public func runQuoteDialogue() async {
    let display = dialogueDisplay(RandomQuoteTextDisplay(terminal: terminal))
    await run(DialogueSession(randomQuote(display: display)), first: .show)
  }

  package func randomQuote(display: any Display<RandomQuote.ViewModel>) -> any Interactor<RandomQuote.Request> {
    let quotes = QuotesFeature(on: platform, configuration: configuration.repository)
    return tracing.traced(
      RandomQuoteInteractor(
        quote: quotes.showQuote, presenter: tracing.traced(RandomQuotePresenter(display: display)), now: SystemClock.now))
  }
}
