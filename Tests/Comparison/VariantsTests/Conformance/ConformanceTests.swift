import CoreComposition
import CoreDoubles
import ReaderDoubles
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes
import Testing

/// Users of the scene cannot tell which architecture drives it.
@MainActor @Suite("Conformance of every architecture", .timeLimit(.minutes(10)))
struct ConformanceTests {
  @Test("every architecture displays, requests and routes the same as VIP", arguments: SceneArchitecture.allCases, Script.all)
  func conforms(_ architecture: SceneArchitecture, to script: Script) async {
    let (stage, reference) = (Stage(architecture), Stage(.vip))
    await script.act(stage)
    await script.act(reference)
    #expect(stage.settled == reference.settled)
    #expect(stage.settled.count == script.settled)
    #expect(stage.routes == reference.routes)
    #expect(await stage.list.inputs == reference.list.inputs)
    #expect(await stage.change.inputs == reference.change.inputs)
  }

  @Test("every architecture shows that a list is loading, and keeps the current list", arguments: SceneArchitecture.allCases)
  func loads(_ architecture: SceneArchitecture) async {
    let stage = Stage(architecture)
    await stage.list.hold()
    stage.begin(.show(.all))
    await stage.list.called(times: 1)
    #expect(stage.displayed == [ArticleListWording.loading(among: nil, now: .sample())])
    await stage.list.release(0)
    await stage.finish()
    stage.begin(.search("tea"))
    await stage.list.called(times: 2)
    #expect(stage.displayed.last == ArticleListWording.loading(among: ListedArticles(.all, ListPage(all: Stage.articles)), now: .sample()))
    await stage.list.release(1)
    await stage.finish()
    #expect(stage.displayed.last?.isLoading == false)
  }

  @Test("every architecture says what the shown list is filtered by, whatever happens to it", arguments: SceneArchitecture.allCases)
  func filters(_ architecture: SceneArchitecture) async {
    let stage = Stage(architecture)
    let requests: [ArticleList.Request] = [
      .show(.all), .filter(.unmarked(.read)), .search("tea"), .filter(.feed(Stage.nowhere)), .notUnderstood("dance"),
      .change(StatusChange([ArticleReference("ab12")], .toggle(.starred))), .filter(.all),
    ]
    for request in requests { await stage.perform(request) }
    let both = "unread · 'tea'"
    #expect(stage.settled.map(\.filterLabel) == [nil, "unread", both, both, both, both, nil])
    let loading = stage.displayed.filter(\.isLoading)
    #expect(loading.map(\.filterLabel) == [nil, nil, "unread", both, both, both])
  }

  @Test("every architecture forwards a cancellation and reports it", arguments: SceneArchitecture.allCases)
  func cancels(_ architecture: SceneArchitecture) async {
    let list = EndlessList()
    let stage = Stage(architecture, list: list)
    stage.begin(.show(.all))
    await list.hasBegun()
    stage.cancel(0)
    await stage.finish()
    #expect(stage.settled == [ArticleListWording.failed(.cancelled, among: nil, now: .sample())])
  }

  @Test(
    "every architecture ends with the stored status, however often and fast a mark is toggled",
    arguments: SceneArchitecture.allCases, [1, 2, 5])
  func toggles(_ architecture: SceneArchitecture, times: Int) async {
    let article = Article.sample()
    let (subscriptions, articles) = (MemorySubscriptionRepository([.sample()]), MemoryArticleRepository([.sample(article)]))
    let stage = Stage(
      architecture, list: ListArticles(subscriptions: subscriptions, articles: articles),
      change: MarkArticles(subscriptions: subscriptions, articles: articles, undoHistory: MemoryUndoHistory()))
    await stage.perform(.show(.all))
    for _ in 0..<times { stage.begin(.change(StatusChange([ArticleReference(article.id)], .toggle(.starred)))) }
    await stage.finish()
    let isStarred = !times.isMultiple(of: 2)
    #expect(await articles.stored.map(\.status.isStarred) == [isStarred])
    #expect(stage.settled.last?.rows.map(\.status.isStarred) == [isStarred])
  }

  @Test("every architecture behaves the same with and without a tracer", arguments: SceneArchitecture.allCases)
  func isWatched(_ architecture: SceneArchitecture) async {
    let trace = Trace()
    let (stage, watched) = (Stage(architecture), Stage(architecture, trace: trace))
    for one in [stage, watched] {
      await one.perform(.show(.all))
      await one.perform(.search("tea"))
    }
    #expect(watched.displayed == stage.displayed)
    // MV has no hook, so its trace is empty.
    #expect(trace.steps.isEmpty == (architecture == .mv))
  }
}
