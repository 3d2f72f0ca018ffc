import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing
import VariantStoreViewState

@testable import VariantRedux

/// Tests each middleware alone, by the actions that it dispatches.
@MainActor @Suite("Middlewares of Redux")
struct ReduxMiddlewareTests {
  private typealias Session = ReduxSession
  private let session = Session()
  private nonisolated static let tea = ArticleQuery(words: ["tea"], looksIntoBodies: true)
  private nonisolated static let page = ListPage(all: Session.articles)

  /// The actions that the middleware dispatches for an action, in the state that earlier actions and this one lead to.
  private func dispatched(
    by middleware: Session.Effect, for action: ArticleAction, after earlier: [ArticleAction] = []
  ) async -> [ArticleAction] {
    let dispatched = Recorder<ArticleAction>()
    let state = (earlier + [action]).reduce(ArticleState(), ArticleReducer.reduce)
    await middleware.handle(action, in: state, dispatch: dispatched.perform)
    return dispatched.values
  }

  private func listing(_ query: ArticleQuery) throws -> Listing {
    try #require(ArticleReducer.reduce(ArticleState(), .list(query, .asked(.show(query)))).listing)
  }

  @Test("a request becomes a list, which narrows the query of the state")
  func asks() async {
    let told = await dispatched(by: ListMiddleware(list: session.list), for: .ask(.search("tea")))
    #expect(told == [.list(Self.tea, .asked(.search("tea")))])
    let narrowed = await dispatched(
      by: ListMiddleware(list: session.list), for: .ask(.filter(.marked(.starred))), after: [.list(Self.tea, .asked(.search("tea")))])
    #expect(
      narrowed == [.list(ArticleQuery(having: [.starred], words: ["tea"], looksIntoBodies: true), .asked(.filter(.marked(.starred))))])
    #expect(await session.list.inputs.isEmpty)
  }

  @Test("an invalid search is refused")
  func refuses() async {
    let told = await dispatched(by: ListMiddleware(list: session.list), for: .ask(.search("\u{7}")))
    #expect(told == [.refused(.badSearch([.unprintable]), .search("\u{7}"))])
  }

  @Test("a list that begins is read, or fails")
  func lists() async throws {
    let told = await dispatched(by: ListMiddleware(list: session.list), for: .list(Self.tea, .asked(.show(Self.tea))))
    #expect(told == [.listed(Self.page, try listing(Self.tea))])
    #expect(await session.list.inputs == [Self.tea])
    let fail = ArticleQuery(words: ["fail"])
    let failed = await dispatched(by: ListMiddleware(list: session.list), for: .list(fail, .asked(.show(fail))))
    #expect(failed == [.listFailed(.cancelled, try listing(fail))])
  }

  @Test("after a change, the current list is read again, if there is one")
  func listsAgain() async {
    let changed = ArticleAction.changed([Session.articles[0]], Session.star)
    let list = ListMiddleware(list: session.list)
    #expect(
      await dispatched(by: list, for: changed, after: [.list(Self.tea, .asked(.show(Self.tea)))]) == [
        .list(Self.tea, .changed([Session.articles[0]], Session.star))
      ])
    #expect(await dispatched(by: list, for: changed).isEmpty)
  }

  @Test("a requested change is made or refused")
  func changes() async {
    let change = ChangeMiddleware(change: session.change)
    #expect(await dispatched(by: change, for: .ask(.change(Session.star))) == [.changed([Session.articles[0]], Session.star)])
    let unknown = StatusChange([ArticleReference("ffff")], .toggle(.read))
    #expect(
      await dispatched(by: change, for: .ask(.change(unknown))) == [
        .refused(.articleNotFound(ArticleReference("ffff")), .change(unknown))
      ])
  }

  @Test("an article is opened with the number of its opening, or fails with it")
  func opens() async {
    let read = ReadMiddleware(read: session.read)
    #expect(await dispatched(by: read, for: .ask(.open(Session.first))) == [.open(Session.first)])
    #expect(
      await dispatched(by: read, for: .open(Session.first), after: [.open(Session.first)]) == [
        .opened(Session.opened, Session.first, number: 2)
      ])
    let unknown = ArticleReference("ffff")
    #expect(await dispatched(by: read, for: .open(unknown)) == [.openFailed(.articleNotFound(unknown), unknown, number: 1)])
  }

  @Test("a list alone leads to another scene, and then says so")
  func routes() async {
    let routes = Recorder<ArticleList.Route>()
    let told = await dispatched(by: RoutingMiddleware(router: routes), for: .ask(.open(Session.first)))
    #expect(routes.values == [.article(Session.first)])
    #expect(told == [.routed(.article(Session.first))])
  }

  @Test("the first list and a change without a list lead to a count, and a count is made")
  func counts() async throws {
    let count = CountMiddleware(count: session.count)
    let listed: [ArticleAction] = [.list(Self.tea, .asked(.show(Self.tea))), .listed(Self.page, try listing(Self.tea))]
    #expect(await dispatched(by: count, for: listed[1], after: [listed[0]]) == [.count])
    #expect(await dispatched(by: count, for: .changed([], Session.star)) == [.count])
    #expect(await dispatched(by: count, for: .changed([], Session.star), after: listed).isEmpty)
    #expect(await dispatched(by: count, for: listed[1], after: [listed[0], .count, .counted(3, number: 1)]).isEmpty)
    #expect(await dispatched(by: count, for: .count) == [.counted(3, number: 1)])
  }

  @Test(
    "an action of another middleware causes nothing",
    arguments: [
      .routed(.article(Session.first)), .refused(.cancelled, .search("")), .countFailed(.cancelled, number: 1),
      .ask(.notUnderstood("dance")), .openFailed(.cancelled, Session.first, number: 1),
    ] as [ArticleAction])
  func rests(action: ArticleAction) async {
    for effect in session.middlewares() { #expect(await dispatched(by: effect, for: action).isEmpty) }
  }
}
