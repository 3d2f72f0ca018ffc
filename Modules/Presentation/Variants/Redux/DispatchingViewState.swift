import Scenes
import VariantStoreViewState

/// The view state of a page, with the one way in: it dispatches actions, and its page draws what the store becomes.
@MainActor
struct DispatchingViewState<Page, Dispatcher: ActionDispatcher> {
  /// The page, which subscribes to the store. It is the same type as in the form with view actions.
  let page: Page
  let dispatcher: Dispatcher

  func dispatch(_ action: Dispatcher.ActionType) async {
    await dispatcher.dispatch(action)
  }
}

/// The view of a list: it turns requests into actions.
struct ArticleListView<Dispatcher: ActionDispatcher>: Interactor where Dispatcher.ActionType == ArticleAction {
  let viewState: DispatchingViewState<ListViewState, Dispatcher>

  func perform(_ request: ArticleList.Request) async {
    if case .notUnderstood(let text) = request { viewState.page.showUnknownCommand(text) }
    await viewState.dispatch(.ask(request))
  }
}

/// The view of a reading session. All its requests are those of the list; the other two pages only draw.
struct ReadingView<Dispatcher: ActionDispatcher>: Interactor where Dispatcher.ActionType == ArticleAction {
  private let list: ArticleListView<Dispatcher>
  /// The pages that draw as long as the view lives.
  private let pages: (DetailViewState, CountViewState)

  /// Subscribes the three pages to the store. Requests go to the dispatcher, which leads to the same store.
  init(store: ArticleStore, dispatcher: Dispatcher, dependencies: ReadingSessionDependencies) {
    let page = ListViewState(store: store, display: dependencies.list.display, now: dependencies.list.now)
    list = ArticleListView(viewState: DispatchingViewState(page: page, dispatcher: dispatcher))
    pages = (DetailViewState(store: store, dependencies: dependencies), CountViewState(store: store, dependencies: dependencies))
  }

  func perform(_ request: ArticleList.Request) async {
    await list.perform(request)
  }
}
