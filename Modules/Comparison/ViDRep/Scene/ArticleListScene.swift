import CoreScenes
import ReaderDomain
import ReaderScenes

typealias ArticleListRoute = ArticleList.Route

@MainActor
protocol ArticleListRouterDelegate {
  /// Opens another scene, and returns when that scene is drawn.
  func sceneNeedsRoute(to route: ArticleListRoute) async
}

enum ArticleListAction: Hashable, Sendable {
  /// Read the list that this request asks for.
  case list(ArticleList.Request)
  case change(StatusChange)
}

@MainActor
protocol ArticleListDispatcherObject {
  /// Runs an action. When this returns, the repository has the result.
  func runAction(_ action: ArticleListAction) async
}

struct ArticleListState: Sendable {
  let listed: ListedArticles?
  let answer: ArticleListAnswer
}

@MainActor
protocol ArticleListRepositoryObject: ObservableRepository {
  func state() -> ArticleListState
}

/// The screen with the list of articles.
@MainActor
final class ArticleListScene: Interactor {
  private let routerDelegate: any ArticleListRouterDelegate
  private let dispatcher: any ArticleListDispatcherObject
  private let repository: any ArticleListRepositoryObject
  private let display: any Display<ArticleList.ViewModel>
  private let now: LocalClock
  private var drawn: ArticleListAnswer

  init(
    routerDelegate: any ArticleListRouterDelegate, dispatcher: any ArticleListDispatcherObject,
    repository: any ArticleListRepositoryObject, display: any Display<ArticleList.ViewModel>, now: @escaping LocalClock
  ) {
    self.routerDelegate = routerDelegate
    self.dispatcher = dispatcher
    self.repository = repository
    self.display = display
    self.now = now
    drawn = repository.state().answer
    repository.observe(self)
  }

  func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show, .filter, .search, .scroll, .refreshed: await dispatcher.runAction(.list(request))
    case .change(let change): await dispatcher.runAction(.change(change))
    case .open(let reference): await routerDelegate.sceneNeedsRoute(to: .article(reference))
    // An alert about what was typed is no state of the application, so the scene shows it alone.
    case .notUnderstood(let text):
      display.display(ArticleListWording.notUnderstood(text, among: repository.state().listed, now: now()))
    }
  }
}

extension ArticleListScene: RepositoryObserver {
  func repositoryDidChange() {
    let state = repository.state()
    guard state.answer != drawn else { return }
    drawn = state.answer
    if let viewModel = Self.viewModel(for: state, now: now()) { display.display(viewModel) }
  }

  /// The view model of a state; nil before the first request.
  nonisolated static func viewModel(for state: ArticleListState, now: LocalTime) -> ArticleList.ViewModel? {
    switch state.answer.phase {
    case .none: nil
    case .fetching: ArticleListWording.loading(among: state.listed, now: now)
    case .retrieved(.listed): ArticleListWording.listed(state.listed, now: now)
    case .retrieved(.changed(let result, let requested)):
      ArticleListWording.changed(result, requested, among: state.listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: state.listed, now: now)
    }
  }
}
