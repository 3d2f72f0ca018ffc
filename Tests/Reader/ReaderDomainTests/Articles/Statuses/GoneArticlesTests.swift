import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Articles that a refresh removes between look-up and commit")
struct GoneArticlesTests {
  private static let news = Subscription.sample(title: "News")
  private static let (gone, left) = (
    Article.sample(guid: "1", feed: news.id, title: "Tea"), Article.sample(guid: "2", feed: news.id, title: "Tea too")
  )

  private func home(_ marks: Set<ArticleMark> = [], removing ids: [ArticleID] = [gone.id]) async -> MemoryStores {
    let home = MemoryStores(
      [Self.news], articles: [.sample(Self.gone, marks: marks), .sample(Self.left, marks: marks)],
      rules: MemoryRuleRepository("when tea => hide, read"))
    await home.articles.removeBeforeUpdate(Set(ids))
    return home
  }

  @Test("a mark of all that match counts and remembers only what the commit reached", arguments: [true, false])
  func all(listsArticles: Bool) async throws {
    let home = await home()
    let result = try await home.markArticles(StatusChange(.matching(.all), .toggle(.starred), listsArticles: listsArticles))
    #expect(result.count == 1 && result.unchanged == 0)
    #expect(try await home.undoHistory.last() == .marked([StatusEdit(mark: .starred, isSet: true, ids: [Self.left.id])]))
  }

  @Test("when all that matched are gone, nothing is counted and nothing can be undone", arguments: [true, false])
  func none(listsArticles: Bool) async throws {
    let home = await home(removing: [Self.gone.id, Self.left.id])
    let change = StatusChange(.matching(.all), .set(.starred, true), listsArticles: listsArticles)
    #expect(try await home.markArticles(change) == StatusChangeResult(count: 0))
    #expect(try await home.undoHistory.last() == nil)
  }

  @Test("an article that is gone before it is marked as read is shown, with the error")
  func reading() async throws {
    let home = await home()
    let details = try await home.readArticles(ReadInput(.articles([Self.gone, Self.left].map { ArticleReference($0.id) })))
    #expect(details.map(\.summary.status.isRead) == [false, true])
    #expect(details.map(\.problem) == [.article(.notFound(ArticleReference(Self.gone.id))), nil])
    #expect(try await home.undoHistory.last() == .read([Self.left.id]))
    let alone = await self.home(removing: [Self.gone.id, Self.left.id])
    #expect(try await alone.readArticle(ArticleReference(Self.gone.id)).problem != nil)
    #expect(try await alone.undoHistory.last() == nil)
  }

  @Test("rules count only what the commit reached, and one undo takes back only that")
  func rules() async throws {
    let home = await home([.read])
    let result = try await home.applyRules(ApplyRulesInput())
    let edits = [StatusEdit(mark: .hidden, isSet: true, ids: [Self.left.id])]
    #expect(result.articles == 1 && result.counts == [1: 1] && result.edits == edits)
    #expect(try await home.undoHistory.last() == .marked(edits))
  }

  @Test("a rule that hides stored articles counts only what the commit reached")
  func muted() async throws {
    let home = await home()
    #expect(try await home.changeRules(.mute(.query("title:tea"), for: nil, hidesStored: true)).hidden == 1)
    guard case .changedRule(_, let hidden) = try await home.undoHistory.last() else { return #expect(Bool(false), "no rule") }
    #expect(hidden == [Self.left.id])
  }

  @Test("undo and redo change what is there, tell what is gone, and change it too when it comes back", arguments: [true, false])
  func undone(isReading: Bool) async throws {
    let home = await home(removing: [])
    let references = [Self.gone, Self.left].map { ArticleReference($0.id) }
    if isReading {
      _ = try await home.readArticles(ReadInput(.articles(references)))
    } else {
      _ = try await home.markArticles(StatusChange(references, .set(.read, true)))
    }
    await home.articles.removeBeforeUpdate([Self.gone.id])
    #expect(try await home.undoLastAction(.last).gone == [Self.gone.id])
    #expect(await home.articles.stored.map(\.status) == [.new])
    await home.articles.removeBeforeUpdate([])
    _ = try await home.articles.store(
      FetchedFeed(feed: Self.news.id, content: Feed(format: .rss, items: [FeedItem(guid: "1", title: "Tea")])), at: .sample())
    #expect(await home.articles.stored.map(\.status) == [.new, .new])
    #expect(try await home.undoLastAction(.lastUndone).gone == [])
    #expect(await home.articles.stored.map(\.status.isRead) == [true, true])
  }
}
