import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantMV

/// The state is private to the view, so these tests can only check what the view draws.
@MainActor @Suite("View of MV", .timeLimit(.minutes(10)))
struct MVViewTests {
  private typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  private nonisolated static let article = ArticleSummary.sample()
  private let drawn = Recorder<ArticleList.ViewModel>()
  private let routes = Recorder<ArticleList.Route>()
  private let list = List { $0.feed == nil ? .success([article]) : .failure(.feedNotFound(FeedReference("none"))) }

  private func view(change: Change = Change { _ in .success([article]) }) -> any Interactor<ArticleList.Request> {
    MVScene.articleList(in: ArticleListDependencies(list: list, change: change, router: routes, display: drawn, now: { .sample() }))
  }

  @Test("the view is drawn once for each phase")
  func drawsEachPhase() async {
    await view().perform(.show(.all))
    #expect(
      drawn.values == [
        ArticleListWording.loading(among: nil, now: .sample()), ArticleListWording.listed([Self.article], now: .sample()),
      ])
  }

  @Test("the view is drawn again when the same event happens again")
  func drawsTheSameTwice() async {
    let view = view(change: Change { _ in .failure(.cancelled) })
    for _ in 1...2 { await view.perform(.notUnderstood("dance")) }
    for _ in 1...2 { await view.perform(.change(StatusChange(.matching(.all), .set(.read, true)))) }
    let notUnderstood = ArticleListWording.notUnderstood("dance", among: nil, now: .sample())
    let failed = ArticleListWording.failed(.cancelled, among: nil, now: .sample())
    #expect(drawn.values == [notUnderstood, notUnderstood, failed, failed])
  }

  @Test("the view keeps its list after a failure, and the next condition narrows that list")
  func keepsList() async {
    let view = view()
    let unread = ListedArticles(ArticleQuery(lacking: [.read]), [Self.article])
    await view.perform(.show(unread.query))
    await view.perform(.filter(.feed(FeedReference("none"))))
    #expect(drawn.values.last == ArticleListWording.failed(.feedNotFound(FeedReference("none")), among: unread, now: .sample()))
    await view.perform(.search("tea"))
    #expect(await list.inputs.last == ArticleQuery(lacking: [.read], words: ["tea"], looksIntoBodies: true))
  }

  @Test(
    "the view drops a read that a later one has overtaken, even without cancelling it",
    arguments: [ArticleList.Request.search("tea"), .filter(.feed(FeedReference("none")))])
  func dropsOvertaken(slow: ArticleList.Request) async {
    await list.hold()
    let view = view()
    let first = Task { await view.perform(slow) }
    await list.called(times: 1)
    let second = Task { await view.perform(.show(.all)) }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    let atSecond = drawn.values
    await list.release(0)
    await first.value
    #expect(drawn.values == atSecond)
    #expect(atSecond.last == ArticleListWording.listed([Self.article], now: .sample()))
  }

  @Test("the view opens an article without being drawn")
  func opens() async {
    await view().perform(.open(ArticleReference("ab12")))
    #expect(routes.values == [.article(ArticleReference("ab12"))])
    #expect(drawn.values.isEmpty)
  }
}
