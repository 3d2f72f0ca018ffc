import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Listing articles")
struct ArticleListInteractorTests {
  private let scene = ArticleListScene()

  @Test("the query is passed on unchanged, and its result is presented with the time", arguments: [0, 1, 3])
  func shows(count: Int) async {
    let found = ListPage(all: (0..<count).map { ArticleSummary.sample(.sample(guid: "\($0)")) })
    let list = ArticleListScene.List { _ in .success(found) }
    let query = ArticleQuery(lacking: [.read], words: ["tea"], window: ListWindow(size: 20))
    await scene.interactor(list: list).perform(.show(query))
    #expect(await list.inputs == [query])
    #expect(scene.settled == [.init(.listed, listed: ListedArticles(query, found), now: .sample())])
  }

  @Test("a failed request presents its error, and the listed articles stay", arguments: ReaderError.ofArticles)
  func failsToShow(error: ReaderError) async {
    let list = ArticleListScene.List(inTurn: .success([.sample()]), .failure(error))
    let interactor = scene.interactor(list: list)
    await interactor.perform(.show(.all))
    await interactor.perform(.show(ArticleQuery(words: ["tea"])))
    #expect(scene.settled.last == .init(.failed(error), listed: [.sample()], now: .sample()))
  }

  @Test("when the first request fails, no list is presented")
  func failsAtFirst() async {
    await scene.interactor(list: ArticleListScene.List { _ in .failure(.storeIsLocked) }).perform(.show(.all))
    #expect(scene.settled == [.init(.failed(.storeIsLocked), listed: nil, now: .sample())])
  }

  @Test("after a refresh, the last query that was listed is read again, not one that failed")
  func forgetsFailedQuery() async {
    let list = ArticleListScene.List { $0.feed == nil ? .success([]) : .failure(.subscription(.feedNotFound(FeedReference("none")))) }
    let interactor = scene.interactor(list: list)
    await interactor.perform(.show(ArticleQuery(having: [.starred])))
    await interactor.perform(.show(ArticleQuery(feed: FeedReference("none"))))
    await interactor.perform(.refreshed)
    #expect(await list.inputs.last == ArticleQuery(having: [.starred]))
  }

  @Test("while a list loads, the response says so, and the listed articles stay")
  func loads() async {
    let list = ArticleListScene.List { _ in .success([.sample()]) }
    let interactor = scene.interactor(list: list)
    await interactor.perform(.show(.all))
    await interactor.perform(.show(.all))
    #expect(scene.responses.values.map(\.event) == [.loading, .listed, .loading, .listed])
    #expect(scene.responses.values.map(\.listed) == [nil, [.sample()], [.sample()], [.sample()]])
  }

  @Test("opening an article routes to it and presents nothing")
  func opens() async {
    let list = ArticleListScene.List { _ in .success([]) }
    await scene.interactor(list: list).perform(.open(ArticleReference("ab12")))
    #expect(scene.routes.values == [.article(ArticleReference("ab12"))])
    #expect(scene.settled.isEmpty)
    #expect(await list.inputs.isEmpty)
  }
}
