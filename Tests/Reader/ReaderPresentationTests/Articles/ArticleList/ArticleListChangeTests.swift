import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Changing the status of listed articles")
struct ArticleListChangeTests {
  private let scene = ArticleListScene()
  private nonisolated static let star = StatusChange([ArticleReference("ab12")], .set(.starred, true))
  private nonisolated static let starred = ArticleSummary.sample(marks: [.starred])

  @Test("without a list, only the changed articles are presented")
  func changesWithoutList() async {
    let list = ArticleListScene.List { _ in .success([]) }
    let change = ArticleListScene.Change { _ in .success([Self.starred]) }
    await scene.interactor(list: list, change: change).perform(.change(Self.star))
    #expect(await change.inputs == [Self.star])
    #expect(await list.inputs.isEmpty)
    #expect(scene.settled == [.init(.changed([Self.starred], Self.star), listed: nil, now: .sample())])
  }

  @Test("a shown list is reloaded after a change")
  func readsAgain() async {
    let list = ArticleListScene.List(inTurn: .success([.sample()]), .success([Self.starred]))
    let interactor = scene.interactor(list: list, change: ArticleListScene.Change { _ in .success([Self.starred]) })
    let query = ArticleQuery(lacking: [.read])
    await interactor.perform(.show(query))
    await interactor.perform(.change(Self.star))
    #expect(await list.inputs == [query, query])
    #expect(
      scene.settled == [
        .init(.listed, listed: ListedArticles(query, [.sample()]), now: .sample()),
        .init(.changed([Self.starred], Self.star), listed: ListedArticles(query, [Self.starred]), now: .sample()),
      ])
  }

  @Test("a failed change presents its error, and the list is not reloaded", arguments: ReaderError.ofArticles)
  func failsToChange(error: ReaderError) async {
    let list = ArticleListScene.List { _ in .success([.sample()]) }
    let interactor = scene.interactor(list: list, change: ArticleListScene.Change { _ in .failure(error) })
    await interactor.perform(.show(.all))
    await interactor.perform(.change(Self.star))
    #expect(await list.inputs.count == 1)
    #expect(scene.settled.last == .init(.failed(error), listed: [.sample()], now: .sample()))
  }

  @Test("after toggles, the list shows the stored status", arguments: [1, 2, 3])
  func toggles(times: Int) async {
    let article = Article.sample()
    let subscriptions = MemorySubscriptionRepository([.sample()])
    let articles = MemoryArticleRepository([.sample(article)])
    let interactor = scene.interactor(
      list: ListArticles(subscriptions: subscriptions, articles: articles),
      change: MarkArticles(subscriptions: subscriptions, articles: articles, undoHistory: MemoryUndoHistory()))
    await interactor.perform(.show(.all))
    for _ in 0..<times {
      await interactor.perform(.change(StatusChange([ArticleReference(article.id)], .toggle(.starred))))
    }
    #expect(await articles.stored.map(\.status.isStarred) == [!times.isMultiple(of: 2)])
    #expect(scene.settled.last?.listed?.page.rows.map(\.status.isStarred) == [!times.isMultiple(of: 2)])
  }
}
