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

  private nonisolated static let sorted = ArticleQuery(lacking: [.read], order: SortCriteria([QueryOrder(.title)]))
  private nonisolated static let articles = (1...3).map { ArticleSummary.sample(.sample(guid: "\($0)")) }
  private nonisolated static let page = ListPage(rows: articles, offset: 0, total: 9, hasMore: true)
  private nonisolated static let read = ArticleSummary.sample(.sample(guid: "2"), marks: [.read])
  private nonisolated static let pageWithoutRead = ListPage(rows: [articles[0], articles[2]], offset: 0, total: 8, hasMore: true)

  @Test("marks of articles of a sorted list change their rows, and the list is not read: what does not match leaves it, and comes back")
  func changesRows() async {
    let list = ArticleListScene.List { _ in .success(Self.page) }
    let starred = ArticleSummary.sample(.sample(guid: "1"), marks: [.starred])
    let change = ArticleListScene.Change(inTurn: .success([Self.read]), .success([Self.articles[1]]), .success([starred]))
    let interactor = scene.interactor(list: list, change: change)
    await interactor.perform(.show(Self.sorted))
    for _ in 1...3 { await interactor.perform(.change(Self.star)) }
    #expect(await list.inputs == [Self.sorted])
    let changed = ListPage(rows: [starred] + Self.articles[1...], offset: 0, total: 9, hasMore: true)
    #expect(scene.settled.map(\.listed?.page) == [Self.page, Self.pageWithoutRead, Self.page, changed])
  }

  @Test("a sorted list is read again when a changed article is not among its rows, when no row is left, and when all matching ones change")
  func readsSortedAgain() async {
    let list = ArticleListScene.List { _ in .success(Self.page) }
    let read = (1...3).map { ArticleSummary.sample(.sample(guid: "\($0)"), marks: [.read]) }
    let change = ArticleListScene.Change(
      inTurn: .success([Self.read, .sample(.sample(guid: "4"))]), .success(StatusChangeResult(read)), .success(StatusChangeResult(count: 9))
    )
    let interactor = scene.interactor(list: list, change: change)
    await interactor.perform(.show(Self.sorted))
    for _ in 1...2 { await interactor.perform(.change(Self.star)) }
    #expect(await list.inputs.count == 3)
    await interactor.perform(.change(StatusChange(.matching(Self.sorted), .set(.read, true), listsArticles: false)))
    #expect(await list.inputs.count == 4)
    #expect(scene.settled.allSatisfy { $0.listed?.page == Self.page })
  }

  @Test(
    "of a sorted list, only the row of an opened article is read again; other lists are read again as a whole", arguments: [true, false])
  func opened(isSorted: Bool) async {
    let list = ArticleListScene.List { $0 == Self.sorted || !isSorted ? .success(Self.page) : .success([Self.read]) }
    let interactor = scene.interactor(list: list)
    let query = isSorted ? Self.sorted : ArticleQuery(lacking: [.read])
    await interactor.perform(.show(query))
    await interactor.perform(.opened(ArticleReference(Self.read.article.id)))
    var row = ArticleQuery.everything
    row.window = ListWindow(.at(Self.read.article.place), size: 1)
    #expect(await list.inputs == [query, isSorted ? row : query])
    #expect(scene.settled.map(\.listed?.page) == [Self.page, isSorted ? Self.pageWithoutRead : Self.page])
  }

  @Test("a sorted list is read again when the row of an opened article is not found, and keeps its rows when that fails")
  func openedButMoved() async {
    let other = ArticleListScene.List { $0.order == nil ? .success([Self.articles[0]]) : .success(Self.page) }
    let interactor = scene.interactor(list: other)
    await interactor.perform(.show(Self.sorted))
    for guid in ["2", "7"] { await interactor.perform(.opened(ArticleReference(ArticleSummary.sample(.sample(guid: guid)).article.id))) }
    #expect(await other.inputs.filter { $0 == Self.sorted }.count == 3)
    let failing = ArticleListScene.List { $0.order == nil ? .failure(.storeIsLocked) : .success(Self.page) }
    let second = scene.interactor(list: failing)
    await second.perform(.show(Self.sorted))
    await second.perform(.opened(ArticleReference(Self.read.article.id)))
    #expect(scene.settled.last == .init(.failed(.storeIsLocked), listed: ListedArticles(Self.sorted, Self.page), now: .sample()))
  }
}
