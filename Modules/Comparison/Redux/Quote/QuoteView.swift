import ComparisonStore
import CoreScenes
import SampleScenes

/// The quote's page: it turns what the user asks for into actions.
struct QuoteView<Dispatcher: ActionDispatcher<QuoteAction>>: Interactor {
  let viewState: DispatchingViewState<QuoteViewState, Dispatcher>

  func perform(_ request: RandomQuote.Request) async {
    switch request {
    case .show: await viewState.dispatch(.fetch)
    case .notUnderstood(let line): viewState.page.showNotUnderstood(line)
    }
  }
}
