import CoreScenes
import SampleScenes

/// The view of the quote. It calls and observes the view model, and draws its properties. It has no state.
@MainActor
final class QuoteView: Interactor {
  private let viewModel: QuoteViewModel
  private let display: any Display<RandomQuote.ViewModel>

  init(viewModel: QuoteViewModel, display: any Display<RandomQuote.ViewModel>) {
    self.viewModel = viewModel
    self.display = display
    viewModel.observe { [weak self] in self?.draw() }
  }

  func perform(_ request: RandomQuote.Request) async {
    switch request {
    case .show: await viewModel.load()
    case .notUnderstood(let line): display.display(.notUnderstood(line))
    }
  }

  private func draw() {
    if viewModel.isLoading {
      draw(.loading("Waiting for a quote …"))
    } else if viewModel.hasFailed {
      draw(.failed, outcome: .failed)
    } else {
      draw(.loaded(text: viewModel.text, source: viewModel.source), exported: viewModel.exported)
    }
  }

  private func draw(_ state: RandomQuote.State, exported: Exported = .empty, outcome: Outcome = .done) {
    display.display(RandomQuote.ViewModel(state: state, messages: viewModel.messages, exported: exported, outcome: outcome))
  }
}
