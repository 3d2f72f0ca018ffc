import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("MarkArticles")
struct MarkArticlesTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let blog = Subscription.sample(url: "https://example.org/blog.xml", title: "Blog")
  private static let unsubscribed = FeedID(url: .sample("https://example.org/unfollowed.xml"))
  private static let first = Article.sample(guid: "1", feed: news.id, title: "First")
  private static let second = Article.sample(guid: "2", feed: blog.id, title: "Second")
  private static let unseen = Article.sample(guid: "3", feed: unsubscribed, title: "Unseen")

  private let home = MemoryStores([news, blog], articles: [first, second, unseen].map { .sample($0) })

  private func starred() async -> Set<String> {
    Set(await home.articles.stored.filter(\.status.isStarred).map(\.article.title))
  }

  @Test("named articles change, and are returned with their new status")
  func named() async throws {
    let change = StatusChange([ArticleReference(Self.first.id.short)], .set(.starred, true))
    let changed = try await home.markArticles(change)
    #expect(changed.articles.map(\.article) == [Self.first])
    #expect(changed.articles.map(\.status) == [ArticleStatus([.starred])])
    #expect(changed.articles.map(\.feedTitle) == ["News"])
    #expect(await starred() == ["First"])
  }

  @Test("starring an article is idempotent")
  func twice() async throws {
    let change = StatusChange([ArticleReference(Self.first.id)], .set(.starred, true))
    let (once, twice) = (try await home.markArticles(change), try await home.markArticles(change))
    #expect(once.articles == twice.articles && once.unchanged == 0 && twice.unchanged == 1)
    #expect(await starred() == ["First"])
  }

  @Test(
    "all articles that match a query change, but none of an unfollowed feed",
    arguments: [
      (.all, ["First", "Second"]), (ArticleQuery(feed: FeedReference("blog")), ["Second"]), (ArticleQuery(words: ["first"]), ["First"]),
      (ArticleQuery(words: ["nothing"]), []),
    ] as [(ArticleQuery, [String])])
  func matching(query: ArticleQuery, titles: [String]) async throws {
    let changed = try await home.markArticles(StatusChange(.matching(query), .set(.starred, true)))
    #expect(Set(changed.articles.map(\.article.title)) == Set(titles))
    #expect(await starred() == Set(titles))
  }

  @Test("all articles that match a written query change", arguments: [true, false])
  func written(listsArticles: Bool) async throws {
    var query = ArticleQuery.all
    query.add(
      try Query("feed:blog or feed.articles:>5"),
      at: QueryCalendar(now: .sample(), today: CalendarDate(daysSince1970: 0)) { _ in .sample() })
    let change = StatusChange(.matching(query), .set(.starred, true), listsArticles: listsArticles)
    #expect(try await home.markArticles(change).count == 1)
    #expect(await starred() == ["Second"])
  }

  @Test("a change that counts articles instead of listing them has the same effect, count and undo")
  func counted() async throws {
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.first.id)], .set(.starred, true)))
    let all = StatusChange(.matching(.all), .set(.starred, true), listsArticles: false)
    #expect(try await home.markArticles(all) == StatusChangeResult(count: 2, unchanged: 1))
    #expect(await starred() == ["First", "Second"])
    #expect(try await home.undoHistory.last() == .marked([StatusEdit(mark: .starred, isSet: true, ids: [Self.second.id])]))
    #expect(try await home.markArticles(all) == StatusChangeResult(count: 2, unchanged: 2), "nothing is left to change")
    await home.undoHistory.failWith(MemoryStores.broken, on: [.remember])
    let none = StatusChange(.matching(.all), .toggle(.starred), listsArticles: false)
    #expect(try await home.markArticles(none) == StatusChangeResult(count: 2, undoError: MemoryStores.broken))
    #expect(await starred() == [])
    let unknown = StatusChange(.matching(ArticleQuery(feed: FeedReference("sport"))), .set(.read, true), listsArticles: false)
    await #expect(throws: ReaderError.subscription(.feedNotFound(FeedReference("sport")))) { try await home.markArticles(unknown) }
  }

  @Test("a change succeeds even when undo cannot store it, and returns that error only when something changed")
  func notRemembered() async throws {
    await home.undoHistory.failWith(MemoryStores.broken, on: [.remember])
    let change = StatusChange([ArticleReference(Self.first.id)], .set(.starred, true))
    let first = try await home.markArticles(change)
    #expect(first.undoError == MemoryStores.broken && first.articles.map(\.status) == [ArticleStatus([.starred])])
    #expect(await starred() == ["First"])
    #expect(try await home.markArticles(change).undoError == nil, "nothing was left to change")
  }

  @Test("when one reference is unknown, nothing changes", arguments: ["", "0000", unseen.id.text])
  func oneUnknown(text: String) async {
    let change = StatusChange([ArticleReference(Self.first.id), ArticleReference(text)], .set(.starred, true))
    await #expect(throws: ReaderError.article(.notFound(ArticleReference(text)))) { try await home.markArticles(change) }
    #expect(await starred() == [])
  }

  @Test("an ambiguous prefix changes nothing")
  func ambiguous() async throws {
    let alike = (0..<40).map { Article.sample(guid: "\($0)", feed: Self.news.id) }
    let prefix = try #require(
      Dictionary(grouping: alike, by: { $0.id.text.prefix(1) }).first { $0.value.count > 1 }.map { String($0.key) })
    let home = MemoryStores([Self.news], articles: alike.map { .sample($0) })
    let matches = alike.map(\.id).filter { $0.text.hasPrefix(prefix) }.sorted()
    let change = StatusChange([ArticleReference(alike[0].id), ArticleReference(prefix)], .toggle(.read))
    await #expect(throws: ReaderError.article(.ambiguous(ArticleReference(prefix), matches: matches))) {
      try await home.markArticles(change)
    }
    #expect(await home.articles.stored.allSatisfy { $0.status == .new })
  }

  @Test("an unfollowed feed is an error")
  func unknownFeed() async {
    let change = StatusChange(.matching(ArticleQuery(feed: FeedReference("sport"))), .set(.read, true))
    await #expect(throws: ReaderError.subscription(.feedNotFound(FeedReference("sport")))) { try await home.markArticles(change) }
  }

  @Test("a store that cannot be written is an error")
  func broken() async {
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    await #expect(throws: MemoryStores.broken) { try await home.markArticles(StatusChange(.matching(.all), .set(.read, true))) }
    await home.subscriptions.failWith(.cancelled)
    await #expect(throws: ReaderError.cancelled) { try await home.markArticles(StatusChange(.matching(.all), .set(.read, true))) }
  }
}
