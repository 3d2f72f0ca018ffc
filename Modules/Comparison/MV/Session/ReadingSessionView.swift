import CoreScenes
import ReaderScenes

/// The view around the three views of a session: passes each request to the views that it concerns. It has no state.
@MainActor
struct ReadingSessionView: Interactor {
  let list: ArticleListView
  let detail: ArticleDetailView
  let count: ArticleCountView

  func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show, .filter, .search, .scroll, .refreshed:
      if request == .refreshed { count.invalidate() }
      async let counting: Void = count.refresh()
      await list.perform(request)
      await counting
    case .open(let reference):
      if await detail.open(reference) { count.invalidate() }
    case .change, .notUnderstood:
      await list.perform(request)
    }
  }
}
