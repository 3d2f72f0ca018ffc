import Domain
import DomainDoubles
import Scenes
import Testing

@testable import Composition

/// Whoever uses the scene cannot tell which architecture drives it.
@MainActor @Suite("Every architecture", .timeLimit(.minutes(10)))
struct ConformanceTests {
  @Test("shows, asks and goes as VIP does", arguments: SceneArchitecture.allCases, Script.all)
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

  @Test("says that a list is on its way, and keeps the one that is shown", arguments: SceneArchitecture.allCases)
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
    #expect(stage.displayed.last == ArticleListWording.loading(among: Stage.articles, now: .sample()))
    await stage.list.release(1)
    await stage.finish()
    #expect(stage.displayed.last?.isLoading == false)
  }

  @Test("passes on that the person wants no more, and says so", arguments: SceneArchitecture.allCases)
  func cancels(_ architecture: SceneArchitecture) async {
    let list = EndlessList()
    let stage = Stage(architecture, list: list)
    stage.begin(.show(.all))
    await list.hasBegun()
    stage.cancel(0)
    await stage.finish()
    #expect(stage.settled == [ArticleListWording.failed(.cancelled, among: nil, now: .sample())])
  }

  @Test("ends in what is stored, however often and fast a mark is turned round", arguments: SceneArchitecture.allCases, [1, 2, 5])
  func toggles(_ architecture: SceneArchitecture, times: Int) async {
    let article = Article.sample()
    let (subscriptions, articles) = (MemorySubscriptionRepository([.sample()]), MemoryArticleRepository([.sample(article)]))
    let stage = Stage(
      architecture, list: ListArticles(subscriptions: subscriptions, articles: articles),
      change: ChangeStatus(subscriptions: subscriptions, articles: articles, undoHistory: MemoryUndoHistory()))
    await stage.perform(.show(.all))
    for _ in 0..<times { stage.begin(.change(StatusChange([ArticleReference(article.id)], .toggle(.starred)))) }
    await stage.finish()
    let isStarred = !times.isMultiple(of: 2)
    #expect(await articles.stored.map(\.status.isStarred) == [isStarred])
    #expect(stage.settled.last?.rows.map(\.status.isStarred) == [isStarred])
  }

  @Test("works the same whether or not somebody watches its seam", arguments: SceneArchitecture.allCases)
  func isWatched(_ architecture: SceneArchitecture) async {
    let trace = Trace()
    let (stage, watched) = (Stage(architecture), Stage(architecture, trace: trace))
    for one in [stage, watched] {
      await one.perform(.show(.all))
      await one.perform(.search("tea"))
    }
    #expect(watched.displayed == stage.displayed)
    // MV has no seam, and so nothing to show.
    #expect(trace.steps.isEmpty == (architecture == .mv))
  }
}
