import Domain
import Scenes

/// The parent view: what is asked of the list as a whole it sends to the dispatcher itself, what is asked of rows goes to its child.
struct ArticleListView: Interactor {
  private let dispatcher: ArticleListDispatcher
  private let rows: ArticleRowsView

  init(dispatcher: ArticleListDispatcher) {
    self.dispatcher = dispatcher
    rows = ArticleRowsView(dispatcher: dispatcher)
  }

  func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show(let query): await dispatcher.dispatch(.list(.show(query), reply: .listed))
    case .filter(let filter): await dispatcher.dispatch(.list(.filter(filter), reply: .listed))
    case .search(let text): await dispatcher.dispatch(.search(text))
    case .change(let wish): await rows.change(wish)
    case .open(let reference): await rows.open(reference)
    case .notUnderstood(let text): await dispatcher.dispatch(.notUnderstood(text))
    }
  }
}
