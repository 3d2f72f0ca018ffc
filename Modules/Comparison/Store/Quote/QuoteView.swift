import CoreScenes
import SampleScenes

/// The quote's page. It knows the view action and the view state, which do not know each other.
struct QuoteView: Interactor {
  let action: QuoteViewAction
  let viewState: QuoteViewState

  func perform(_ request: RandomQuote.Request) async {
    switch request {
    case .show: await action.showQuote()
    case .notUnderstood(let line): viewState.showNotUnderstood(line)
    }
  }
}
