import Domain
import DomainDoubles
import Testing

@Suite("UndoLastAction")
struct UndoLastActionTests {
  private static let news = Subscription.sample(title: "News")
  private static let articles = (1...4).map { Article.sample(guid: "\($0)", feed: news.id, title: "\($0)") }

  private let home = MemoryStores(
    [news],
    articles: [.sample(articles[0]), .sample(articles[1], marks: [.starred]), .sample(articles[2], marks: [.read]), .sample(articles[3])])

  private func marks() async -> [String: Set<ArticleMark>] {
    Dictionary(uniqueKeysWithValues: await home.articles.stored.map { ($0.article.title, $0.status.marks) })
  }

  @Test(
    "undo reverts exactly the marks that the action changed",
    arguments: [.set(.starred, true), .set(.starred, false), .set(.read, true), .toggle(.starred)] as [ArticleStatus.Change])
  func marks(change: ArticleStatus.Change) async throws {
    let before = await marks()
    _ = try await home.markArticles(StatusChange(.matching(.all), change))
    #expect(await marks() != before)
    // Meanwhile another change happens, which stays.
    _ = try await home.articles.update([Self.articles[3].id], .set(ArticleMark(rawValue: "pinned"), true))
    _ = try await home.undoLastAction(.last)
    #expect(await marks() == before.merging(["4": [ArticleMark(rawValue: "pinned")]]) { $1 })
    #expect(await home.undoHistory.undoHistory == [])
  }

  @Test("undo follows a removed feed again, with its settings")
  func unfollowed() async throws {
    _ = try await home.unsubscribe(FeedReference("news"))
    #expect(try await home.undoLastAction(.last) == UndoResult(.unfollowed(Self.news)))
    #expect(try await home.subscriptions.all() == [Self.news])
  }

  @Test("actions are undone one by one, the last one first, until none is left")
  func several() async throws {
    for (number, mark) in [(0, ArticleMark.starred), (1, .read), (2, .starred)] {
      _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[number].id)], .set(mark, true)))
    }
    let done = try await [home.undoLastAction(.last), home.undoLastAction(.last), home.undoLastAction(.last)]
    #expect(
      done.map(\.entry)
        == [(2, ArticleMark.starred), (1, .read), (0, .starred)].map { number, mark in
          .marked([StatusEdit(mark: mark, isSet: true, ids: [Self.articles[number].id])])
        })
    await #expect(throws: ReadingError.nothingToUndo) { _ = try await home.undoLastAction(.last) }
  }

  @Test("an action that changed nothing or failed has no undo entry")
  func noUndoEntry() async throws {
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[1].id)], .set(.starred, true)))
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    await #expect(throws: MemoryStores.broken) { _ = try await home.markArticles(StatusChange(.matching(.all), .toggle(.read))) }
    await #expect(throws: ReadingError.nothingToUndo) { _ = try await home.undoLastAction(.last) }
  }

  @Test("an undo entry stays until its undo succeeds")
  func failing() async throws {
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    await #expect(throws: MemoryStores.broken) { _ = try await home.undoLastAction(.last) }
    await home.articles.failWith(nil)
    await home.undoHistory.failWith(MemoryStores.broken, on: [.moveToUndone])
    #expect(try await home.undoLastAction(.last).error == MemoryStores.broken)
    #expect(await marks()["1"] == [], "it was undone anyway")
    await home.undoHistory.failWith(nil)
    _ = try await home.undoLastAction(.last)
    #expect(await marks()["1"] == [])
  }

  @Test("redo does again what was undone, one by one, the last one first")
  func redo() async throws {
    let before = await marks()
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    _ = try await home.unsubscribe(FeedReference("news"))
    let after = await marks()
    for _ in 1...2 { _ = try await home.undoLastAction(.last) }
    #expect(await marks() == before)
    #expect(try await home.subscriptions.all() == [Self.news])
    #expect(
      try await home.undoLastAction(.lastUndone).entry == .marked([StatusEdit(mark: .starred, isSet: true, ids: [Self.articles[0].id])]))
    #expect(await marks() == after)
    #expect(try await home.undoLastAction(.lastUndone).input == .lastUndone)
    #expect(try await home.subscriptions.all() == [])
    await #expect(throws: ReadingError.nothingToRedo) { _ = try await home.undoLastAction(.lastUndone) }
    for _ in 1...2 { _ = try await home.undoLastAction(.last) }
    #expect(await marks() == before)
  }

  @Test("a new action ends the possibility to redo")
  func newAction() async throws {
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    _ = try await home.undoLastAction(.last)
    _ = try await home.readArticle(ArticleReference(Self.articles[1].id))
    await #expect(throws: ReadingError.nothingToRedo) { _ = try await home.undoLastAction(.lastUndone) }
  }

  @Test("articles that are read one after the other are unread again after one undo")
  func reading() async throws {
    let before = await marks()
    for article in Self.articles { _ = try await home.readArticle(ArticleReference(article.id)) }
    #expect(await marks().values.allSatisfy { $0.contains(.read) })
    let unread = [0, 1, 3].map { Self.articles[$0].id }
    #expect(try await home.undoLastAction(.last).entry == .read(unread), "The third one was read before.")
    #expect(await marks() == before)
    await #expect(throws: ReadingError.nothingToUndo) { _ = try await home.undoLastAction(.last) }
  }

  @Test("another action between readings divides them")
  func dividedReading() async throws {
    _ = try await home.readArticle(ArticleReference(Self.articles[0].id))
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    _ = try await home.readArticle(ArticleReference(Self.articles[1].id))
    #expect(try await home.undoLastAction(.last).entry == .read([Self.articles[1].id]))
  }

  @Test("an entry about reading has at most a thousand articles")
  func longReading() {
    let ids = (1...UndoEntry.mostReadArticles).map { Article.sample(guid: "\($0)").id }
    #expect(UndoEntry.read(Array(ids.dropLast())).joined(with: .read([ids[999]])) == .read(ids))
    #expect(UndoEntry.read(ids).joined(with: .read([ids[0]])) == nil)
  }
}
