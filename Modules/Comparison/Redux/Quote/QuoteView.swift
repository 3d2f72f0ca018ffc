import ComparisonStore
import CoreScenes
import SampleScenes

/// The quote's page. It turns requests of the user into actions.
struct QuoteView<Dispatcher: ActionDispatcher<QuoteAction>>: Interactor {
  let viewState: DispatchingViewState<QuoteViewState, Dispatcher>

  func perform(_ request: RandomQuote.Request) async {
    switch request {
    case .show: await viewState.dispatch(.fetch)
    case .notUnderstood(let line): viewState.page.showNotUnderstood(line)
    }
  }
}
