import Domain
import Scenes

/// The one dispatcher of the scene, for the parent view and its child: notes each event in the log and has the use case run that is for it.
@MainActor
final class ArticleListDispatcher {
  private let log: EventLog
  private let state = ArticleListActor()
  private let service: any ArticleService
  private let router: any Router<ArticleList.Route>
  private let viewModel: ArticleListViewModel

  init(service: any ArticleService, router: any Router<ArticleList.Route>, viewModel: ArticleListViewModel, log: EventLog) {
    self.service = service
    self.router = router
    self.viewModel = viewModel
    self.log = log
  }

  /// Does what the event wants, and then what follows from it. When this returns, the views were notified of it all.
  func dispatch(_ event: ArticleListEvent) async {
    var next: ArticleListEvent? = event
    while let event = next {
      await log.record(event) { history in next = await run(event, history) }
    }
  }

  /// - Returns: the event that follows.
  private func run(_ event: ArticleListEvent, _ history: [EventLog.Entry]) async -> ArticleListEvent? {
    switch event {
    case .list(_, let reply): await ShowList(service: service, state: state, viewModel: viewModel)(reply, history)
    case .search(let text): return await SearchList(state: state, viewModel: viewModel)(text)
    case .change(let wish): return await ChangeListed(service: service, state: state, viewModel: viewModel)(wish)
    case .open(let reference): await OpenListed(router: router)(reference)
    case .notUnderstood(let text): await RefuseTyped(state: state, viewModel: viewModel)(text)
    }
    return nil
  }
}
