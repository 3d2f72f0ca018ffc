import CoreScenes
import ReaderDomain
import ReaderScenes

/// The list and the number of unread articles, shown together. They share no state: an article that was opened changes neither until the list is
/// requested again.
final class ReadingSession: Interactor {
  private let list: any Interactor<ArticleList.Request>
  private let count: any Interactor<ArticleCount.Request>
  /// Whether the shown number is known to be right.
  private var isCounted = false

  init(list: any Interactor<ArticleList.Request>, count: any Interactor<ArticleCount.Request>) {
    self.list = list
    self.count = count
  }

  func perform(_ request: ArticleList.Request) async {
    await list.perform(request)
    switch request {
    case .show:
      // A list that was given up is followed by another one.
      if !isCounted, !Task.isCancelled { await recount() }
    case .change, .refreshed, .opened: await recount()
    case .open: isCounted = false
    }
  }

  private func recount() async {
    isCounted = true
    await count.perform(.count(ArticleQuery(lacking: [.read])))
    if Task.isCancelled { isCounted = false }
  }
}
