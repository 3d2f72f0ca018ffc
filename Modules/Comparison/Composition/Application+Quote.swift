import ComparisonScenes
public import CoreComposition
import CoreDomain
import CoreScenes
import CoreTerminal
import SampleComposition
import SampleScenes
import SampleTerminal

/// The random quote in each architecture.
extension Application {
  public func showQuote(_ architecture: Architecture) async {
    await quote(architecture, AnswerDisplay(base: display(text: RandomQuoteTextDisplay(terminal: terminal)))).perform(.show)
  }

  public func runQuoteDialogue(_ architecture: Architecture) async {
    await run(DialogueSession(quote(architecture, dialogueDisplay(RandomQuoteTextDisplay(terminal: terminal)))), first: .show)
  }

  private func quote(_ architecture: Architecture, _ display: any Display<RandomQuote.ViewModel>) -> any Interactor<RandomQuote.Request> {
    let quotes = QuotesFeature(in: self)
    return architecture.quote(in: QuoteDependencies(show: quotes.showQuote, display: display, now: platform.now, tracer: tracer))
      ?? quotes.randomQuote(display: display)
  }

  /// Traces the steps inside an architecture; nil without `--trace`.
  var tracer: (any SceneTracer)? { tracing.trace.map { TraceWatch(trace: $0) } }
}

/// Omits MV's button, which the user cannot press when the program shows one quote and ends.
private struct AnswerDisplay: Display {
  let base: any Display<RandomQuote.ViewModel>

  func display(_ viewModel: RandomQuote.ViewModel) {
    if !viewModel.isLoading || viewModel.messages.isEmpty { base.display(viewModel) }
  }
}
