import CoreScenes
import ReaderScenes
import VariantStoreViewState

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
