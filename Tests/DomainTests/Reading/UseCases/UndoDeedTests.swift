import Domain
import DomainDoubles
import Testing

@Suite("UndoDeed")
struct UndoDeedTests {
  private static let news = Subscription.sample(title: "News")
  private static let articles = (1...4).map { Article.sample(guid: "\($0)", feed: news.id, title: "\($0)") }

  private let home = MemoryHome(
    [news],
    articles: [.sample(articles[0]), .sample(articles[1], marks: [.starred]), .sample(articles[2], marks: [.read]), .sample(articles[3])])

  private func marks() async -> [String: Set<ArticleMark>] {
    Dictionary(uniqueKeysWithValues: await home.articles.stored.map { ($0.article.title, $0.status.marks) })
  }

  @Test(
    "a change of marks is taken back where it changed something, and only there",
    arguments: [.set(.starred, true), .set(.starred, false), .set(.read, true), .toggle(.starred)] as [ArticleStatus.Change])
  func marks(change: ArticleStatus.Change) async throws {
    let before = await marks()
    _ = try await home.changeStatus(StatusChange(.matching(.all), change))
    #expect(await marks() != before)
    // Meanwhile somebody else does something, which stays.
    _ = try await home.articles.update([Self.articles[3].id], .set(ArticleMark(rawValue: "pinned"), true))
    _ = try await home.undoDeed(.last)
    #expect(await marks() == before.merging(["4": [ArticleMark(rawValue: "pinned")]]) { $1 })
    #expect(await home.deeds.deeds == [])
  }

  @Test("a feed that was removed is followed again, with what was set for it")
  func unfollowed() async throws {
    _ = try await home.unsubscribe(FeedReference("news"))
    #expect(try await home.undoDeed(.last) == UndoResult(.unfollowed(Self.news)))
    #expect(try await home.subscriptions.all() == [Self.news])
  }

  @Test("deeds are taken back one after the other, the last one first, until there is none")
  func several() async throws {
    for (number, mark) in [(0, ArticleMark.starred), (1, .read), (2, .starred)] {
      _ = try await home.changeStatus(StatusChange([ArticleReference(Self.articles[number].id)], .set(mark, true)))
    }
    let done = try await [home.undoDeed(.last), home.undoDeed(.last), home.undoDeed(.last)]
    #expect(
      done.map(\.deed)
        == [(2, ArticleMark.starred), (1, .read), (0, .starred)].map { number, mark in
          .marked([MarkEdit(mark: mark, isSet: true, ids: [Self.articles[number].id])])
        })
    await #expect(throws: ReadingError.nothingToUndo) { _ = try await home.undoDeed(.last) }
  }

  @Test("a change that changed nothing is no deed, nor is one that failed")
  func noDeed() async throws {
    _ = try await home.changeStatus(StatusChange([ArticleReference(Self.articles[1].id)], .set(.starred, true)))
    await home.articles.failWith(MemoryHome.broken, on: [.update])
    await #expect(throws: MemoryHome.broken) { _ = try await home.changeStatus(StatusChange(.matching(.all), .toggle(.read))) }
    await #expect(throws: ReadingError.nothingToUndo) { _ = try await home.undoDeed(.last) }
  }

  @Test("what could not be taken back stays to be taken back")
  func failing() async throws {
    _ = try await home.changeStatus(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    await home.articles.failWith(MemoryHome.broken, on: [.update])
    await #expect(throws: MemoryHome.broken) { _ = try await home.undoDeed(.last) }
    await home.articles.failWith(nil)
    await home.deeds.failWith(MemoryHome.broken, on: [.forget])
    #expect(try await home.undoDeed(.last).error == MemoryHome.broken)
    #expect(await marks()["1"] == [], "It was taken back all the same.")
    await home.deeds.failWith(nil)
    _ = try await home.undoDeed(.last)
    #expect(await marks()["1"] == [])
  }
}
