import Domain
import Scenes

/// The parent view. It sends requests about the whole list to the dispatcher, and passes requests about rows to its child view.
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
    case .scroll(let scroll): await dispatcher.dispatch(.list(.scroll(scroll), reply: .listed))
    case .search(let text): await dispatcher.dispatch(.search(text))
    case .change(let requested): await rows.change(requested)
    case .open(let reference): await rows.open(reference)
    case .notUnderstood(let text): await dispatcher.dispatch(.notUnderstood(text))
    }
  }
}
