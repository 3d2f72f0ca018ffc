import Domain
import Scenes

/// The dispatcher that the parent view and its child share. It records each event in the log and runs the use case for the event.
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

  /// Handles the event and all events that follow from it. When this returns, the views show the results.
  func dispatch(_ event: ArticleListEvent) async {
    var next: ArticleListEvent? = event
    while let event = next {
      await log.record(event) { history in next = await run(event, history) }
    }
  }

  /// - Returns: The event that follows; nil when none follows.
  private func run(_ event: ArticleListEvent, _ history: [EventLog.Entry]) async -> ArticleListEvent? {
    switch event {
    case .list(_, let reply): await ShowList(service: service, state: state, viewModel: viewModel)(reply, history)
    case .search(let text): return await SearchList(state: state, viewModel: viewModel)(text)
    case .change(let requested): return await ChangeListed(service: service, state: state, viewModel: viewModel)(requested)
    case .open(let reference): await OpenListed(router: router)(reference)
    case .notUnderstood(let text): await RefuseTyped(state: state, viewModel: viewModel)(text)
    }
    return nil
  }
}
