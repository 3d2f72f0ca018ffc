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
    await home.undoHistory.failWith(MemoryStores.broken, on: [.forget])
    #expect(try await home.undoLastAction(.last).error == MemoryStores.broken)
    #expect(await marks()["1"] == [], "it was undone anyway")
    await home.undoHistory.failWith(nil)
    _ = try await home.undoLastAction(.last)
    #expect(await marks()["1"] == [])
  }
}
