public import CoreComposition
public import CoreScenes
import CoreTerminal
import SampleComposition
import SamplePresentation
public import SampleScenes
import SampleTerminal
import VariantMV

/// The random quote in its presentation architectures, and as a dialogue.
extension Application {
  /// The scene that shows a quote, in one of its presentation architectures.
  public func randomQuote(_ architecture: QuoteArchitecture) -> any Interactor<RandomQuote.Request> {
    randomQuote(architecture, display: display(text: RandomQuoteTextDisplay(terminal: terminal)))
  }

  /// Runs the random quote as a dialogue.
  public func runQuoteDialogue(_ architecture: QuoteArchitecture) async {
    let display = dialogueDisplay(RandomQuoteTextDisplay(terminal: terminal))
    await run(DialogueSession(randomQuote(architecture, display: display)), first: .show)
  }

  /// Tracing uses decorators for VIP. MV has no hook: a trace shows its use case and its display.
  private func randomQuote(
    _ architecture: QuoteArchitecture, display: any Display<RandomQuote.ViewModel>
  ) -> any Interactor<RandomQuote.Request> {
    switch architecture {
    case .vip: QuotesFeature(in: self).randomQuote(display: display)
    case .mv: MVScene.quote(in: dependencies(display: display))
    case .mvInOneFile: MVScene.quoteInOneFile(in: dependencies(display: display))
    }
  }

  private func dependencies(display: any Display<RandomQuote.ViewModel>) -> QuoteDependencies {
    let quotes = QuotesFeature(in: self)
    return QuoteDependencies(quote: quotes.showQuote, display: QuoteScreenDisplay(base: display), now: SystemClock.now) { result, now in
      switch result {
      case .success(let quote): RandomQuotePresenter.viewModel(for: .loaded(quote, at: now))
      case .failure(let error): RandomQuotePresenter.viewModel(for: .failed(error))
      }
    }
  }
}
