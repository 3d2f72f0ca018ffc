import Domain
import Scenes

/// The view: its input side dispatches the user's requests, and its drawing side subscribes to the store.
struct ArticleListView: Interactor {
  private let store: Store<ArticleListState, ArticleListAction>

  init(store: Store<ArticleListState, ArticleListAction>, display: any Display<ArticleList.ViewModel>, now: @escaping CurrentTime) {
    self.store = store
    store.subscribe { state in display.display(ArticleListSelector.viewModel(of: state, now: now())) }
  }

  func perform(_ request: ArticleList.Request) async {
    await store.dispatch(.asked(request))
  }
}
