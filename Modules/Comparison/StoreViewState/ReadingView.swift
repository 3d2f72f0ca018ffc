import CoreScenes
import ReaderDomain
import ReaderScenes

/// The input side of a list: it knows the view action and the view state, which do not know each other.
struct ArticleListView: Interactor {
  let viewState: ListViewState
  let action: ListViewAction
  let open: @MainActor (ArticleReference) async -> Void

  func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show, .filter, .search, .scroll, .refreshed: await action.show(request)
    case .change(let requested): await action.mark(requested)
    case .open(let reference): await open(reference)
    case .notUnderstood(let text): viewState.showUnknownCommand(text)
    }
  }
}

/// The input side of a reading session. All its requests are those of the list; the other two pages only draw.
struct ReadingView: Interactor {
  let list: ArticleListView
  /// The pages that draw as long as the view lives.
  let pages: (DetailViewState, CountViewState)

  func perform(_ request: ArticleList.Request) async {
    await list.perform(request)
  }
}
