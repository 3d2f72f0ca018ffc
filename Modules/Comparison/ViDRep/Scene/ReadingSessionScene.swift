import CoreScenes
import ReaderScenes

/// The screen that shows the list, the opened article and the number of unread articles together. Each part reads its own `state()`.
@MainActor
struct ReadingSessionScene: Interactor {
  let list: ArticleListScene
  let count: ArticleCountScene

  func perform(_ request: ArticleList.Request) async {
    await list.perform(request)
    switch request {
    case .show, .filter, .search, .scroll, .change, .refreshed: await count.appear()
    case .open, .notUnderstood: break
    }
  }
}
