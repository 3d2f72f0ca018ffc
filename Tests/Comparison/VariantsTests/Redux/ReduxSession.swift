import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import VariantStoreViewState

@testable import VariantRedux

/// A reading session over Redux, with parts that a test chooses. Three unread articles are listed.
@MainActor
final class ReduxSession {
  typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>
  typealias Read = Stub<ArticleReference, ArticleDetails, ReadingError>
  typealias Count = Stub<ArticleQuery, Int, ReadingError>
  typealias Effect = any Middleware<ArticleState, ArticleAction>

  nonisolated static let articles = ["Green tea", "Black tea", "Coffee"].map {
    ArticleSummary.sample(.sample(guid: $0, title: $0))
  }
  nonisolated static let first = ArticleReference(articles[0].article.id)
  nonisolated static let star = StatusChange([first], .set(.starred, true))
  nonisolated static let opened = ArticleDetails(
    summary: .sample(articles[0].article, marks: [.read]), document: .empty)

  let list = List { query in
    query.words == ["cocoa"] ? .success([]) : query.words == ["fail"] ? .failure(.cancelled) : .success(ListPage(all: articles))
  }
  let change = Change { $0 == star ? .success([articles[0]]) : .failure(.articleNotFound(ArticleReference("ffff"))) }
  let read = Read { $0 == first ? .success(opened) : .failure(.articleNotFound($0)) }
  let count = Count { _ in .success(3) }
  let lists = Recorder<ArticleList.ViewModel>()
  let details = Recorder<ArticleDetail.ViewModel>()
  let counts = Recorder<ArticleCount.ViewModel>()
  let store = ArticleStore()

  var dependencies: ReadingSessionDependencies {
    ReadingSessionDependencies(
      list: ArticleListDependencies(
        list: list, change: change, router: Recorder<ArticleList.Route>(), display: lists, now: { .sample() }),
      read: read, count: count, detailDisplay: details, countDisplay: counts,
      detailWording: { opened, now in
        switch opened {
        case .success(let details): ArticleDetailPresenter.viewModel(for: .opened(details, now: now))
        case .failure(let error): ArticleDetailPresenter.viewModel(for: .failed(error))
        }
      },
      countWording: { unread in
        switch unread {
        case .success(let number): ArticleCountPresenter.viewModel(for: .counted(number))
        case .failure(let error): ArticleCountPresenter.viewModel(for: .failed(error))
        }
      })
  }

  /// The view over a dispatcher that leads to this session's store.
  func view<Dispatcher: ActionDispatcher>(
    over dispatcher: Dispatcher
  ) -> any Interactor<ArticleList.Request> where Dispatcher.ActionType == ArticleAction {
    VariantRedux.ReadingView(store: store, dispatcher: dispatcher, dependencies: dependencies)
  }

  /// The dispatcher of the architecture, with these middlewares.
  func dispatcher(_ middlewares: [Effect]) -> StoreDispatcher<ReduxStore<ArticleState, ArticleAction>> {
    StoreDispatcher(store: ReduxStore(store, middlewares: middlewares, reduce: ArticleReducer.reduce))
  }

  /// The middlewares of the scene.
  func middlewares(tracker: (any Tracker)? = nil, log: (any ActionLog)? = nil) -> [Effect] {
    ReduxScene.middlewares(in: dependencies, tracker: tracker, log: log)
  }

  /// Everything that was drawn.
  var drawn: Drawn { Drawn(lists: lists.values, details: details.values, counts: counts.values) }

  struct Drawn: Equatable {
    let lists: [ArticleList.ViewModel]
    let details: [ArticleDetail.ViewModel]
    let counts: [ArticleCount.ViewModel]
  }

  /// Requests of all kinds, with those that fail.
  nonisolated static let script: [ArticleList.Request] = [
    .change(star), .show(.all), .open(first), .open(first), .filter(.unmarked(.read)), .open(ArticleReference("ffff")), .change(star),
    .change(StatusChange([ArticleReference("ffff")], .toggle(.read))), .search("cocoa"), .search("\u{7}"), .search("fail"),
    .notUnderstood("dance"), .scroll(.next), .open(first),
  ]
}

/// Records what reaches the reducer.
struct RecordingMiddleware: Middleware {
  let actions: Recorder<ArticleAction>

  func handle(_ action: ArticleAction, in state: ArticleState, dispatch: @MainActor (ArticleAction) async -> Void) async {
    actions.display(action)
  }
}
