import Domain
import DomainDoubles
import SceneDoubles
import Scenes
import Testing

@testable import VariantRedux

/// Tests each middleware in isolation, with a state and a `next`, by the actions that it dispatches.
@MainActor @Suite("Middlewares of Redux")
struct ReduxMiddlewareTests {
  private nonisolated static let star = StatusChange([ArticleReference("ab12")], .set(.starred, true))
  private nonisolated static let starred = ArticleSummary.sample(marks: [.starred])

  /// The actions that the middleware dispatches when `action` passes it and the reducer, in the state after the earlier actions.
  private func dispatched(
    by middleware: any Middleware<ArticleListState, ArticleListAction>, for action: ArticleListAction,
    after earlier: [ArticleListAction] = []
  ) async -> [ArticleListAction] {
    let (dispatched, passed) = (Recorder<ArticleListAction>(), Recorder<ArticleListAction>())
    var state = earlier.reduce(ArticleListState(), ArticleListReducer.reduce)
    let access = StoreAccess<ArticleListState, ArticleListAction>(state: { state }, dispatch: dispatched.perform)
    await middleware.process(action, in: access) { action in
      passed.display(action)
      state = ArticleListReducer.reduce(state, action)
    }
    #expect(passed.values == [action], "every action is passed on once, unchanged")
    return dispatched.values
  }

  @Test(
    "a list that is loading is read",
    arguments: [.success([starred]), .failure(.cancelled)] as [Result<ListPage<ArticleSummary>, ReadingError>])
  func lists(result: Result<ListPage<ArticleSummary>, ReadingError>) async {
    let list = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError> { _ in result }
    let told = await dispatched(by: ListMiddleware(list: list), for: .asked(.search("tea")))
    #expect(await list.inputs == [ArticleQuery(words: ["tea"])])
    switch result {
    case .success(let articles): #expect(told == [.listed(articles, listing: 1)])
    case .failure(let error): #expect(told == [.listingFailed(error, listing: 1)])
    }
  }

  @Test(
    "an action that does not start a list reads none, not even one that is already loading",
    arguments: [.asked(.change(star)), .changeFailed(.cancelled), .asked(.notUnderstood("dance"))] as [ArticleListAction],
    [[], [.asked(.show(.all))]] as [[ArticleListAction]])
  func listsNothing(action: ArticleListAction, earlier: [ArticleListAction]) async {
    let list = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError> { _ in .success([]) }
    #expect(await dispatched(by: ListMiddleware(list: list), for: action, after: earlier).isEmpty)
    #expect(await list.inputs.isEmpty)
  }

  @Test(
    "a requested change is made and reported",
    arguments: [.success([starred]), .failure(.cancelled)] as [Result<StatusChangeResult, ReadingError>])
  func changes(result: Result<StatusChangeResult, ReadingError>) async {
    let change = Stub<StatusChange, StatusChangeResult, ReadingError> { _ in result }
    let told = await dispatched(by: ChangeMiddleware(change: change), for: .asked(.change(Self.star)))
    #expect(await change.inputs == [Self.star])
    switch result {
    case .success(let result): #expect(told == [.changed(result, Self.star)])
    case .failure(let error): #expect(told == [.changeFailed(error)])
    }
  }

  @Test("opening an article leaves the scene and dispatches no further action")
  func opens() async {
    let routes = Recorder<ArticleList.Route>()
    let told = await dispatched(by: RouteMiddleware(router: routes), for: .asked(.open(ArticleReference("ab12"))))
    #expect(routes.values == [.article(ArticleReference("ab12"))])
    #expect(told.isEmpty)
  }
}
