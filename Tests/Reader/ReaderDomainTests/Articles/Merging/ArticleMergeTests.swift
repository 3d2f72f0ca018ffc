import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ArticleMerge")
struct ArticleMergeTests {
  private let feed = Subscription.sample().id

  private func incomingArticles(_ feed: Feed, at moment: Timestamp = .sample()) -> [ArticleMerge.IncomingArticle] {
    ArticleMerge.incomingArticles(of: FetchedFeed(feed: self.feed, content: feed), at: moment)
  }

  @Test("an item becomes an article with all its properties")
  func complete() throws {
    let item = FeedItem(
      guid: "1", title: " A \n title ", url: .sample("https://example.org/1"), externalURL: .sample("https://example.net/"),
      body: .html("<p>Body</p>"), published: .sample(plusMinutes: -5), updated: .sample(plusMinutes: -1),
      authors: [Author(name: "Ann")].compactMap(\.self), tags: ["x", "y"],
      enclosures: [Enclosure(url: .sample("https://example.org/1.mp3"))],
      comments: .sample("https://example.org/1#c"), language: Language("ja"))
    let article = Article(
      id: ArticleID(feed: feed, identity: "guid:1"), feed: feed, title: "A title", url: item.url, authors: item.authors,
      published: item.published, updated: item.updated, firstSeen: .sample(), position: 0, tags: item.tags, enclosures: item.enclosures,
      comments: item.comments, language: item.language)
    #expect(
      incomingArticles(.sample(items: [item])) == [
        ArticleMerge.IncomingArticle(article: article, body: .html("<p>Body</p>"), item: item, reading: ArticleMerge.reading)
      ])
  }

  @Test("items with given identities are stored under these, and searched for under no other")
  func givenIdentities() async throws {
    let repository = MemoryArticleRepository()
    let item = FeedItem(title: "T", url: .sample("https://example.org/1"), published: .sample(plusMinutes: -5))
    _ = try await repository.store(FetchedFeed(feed: feed, content: .sample(items: [item])), at: .sample())
    let ids = ["a", "b"].map { ArticleID(feed: feed, identity: $0) }
    let given = FetchedFeed(feed: feed, content: .sample(items: [item, item]), reading: nil, identities: ids)
    for new in [ids, []] { #expect(try await repository.store(given, at: .sample()).new == new) }
    #expect(await repository.stored.count == 3)
  }

  @Test("a starred item keeps its star while other items with its guid come and go, and no other item inherits the star")
  func guidSharedForADay() async throws {
    let repository = MemoryArticleRepository()
    func page(_ name: String) -> FeedItem { FeedItem(guid: "5", title: name, url: .sample("https://example.org/\(name)")) }
    func merge(_ items: FeedItem...) async throws -> MergeResult {
      try await repository.store(FetchedFeed(feed: feed, content: .sample(items: items)), at: .sample())
    }
    #expect(try await merge(page("x")).numbered == MergeResult(new: 1, changed: 0, stored: 1))
    _ = try await repository.update(.matching(.all), .set(.starred, true), in: [feed])
    #expect(try await merge(page("y"), page("x")).numbered == MergeResult(new: 1, changed: 0, stored: 2))
    #expect(try await merge(page("y")).numbered == MergeResult(new: 0, changed: 0, stored: 2))
    #expect(try await merge(page("x")).numbered == MergeResult(new: 0, changed: 0, stored: 2))
    let stars = await repository.stored.filter(\.status.isStarred)
    #expect(stars.map(\.article.title) == ["x"])
  }

  @Test("an item that loses a guid equal to its URL stays the same article")
  func guidGivenUp() async throws {
    let repository = MemoryArticleRepository()
    let page = WebURL.sample("https://example.org/x")
    for guid in [page.text, nil, page.text] {
      let item = FeedItem(guid: guid, title: "x", url: page)
      _ = try await repository.store(FetchedFeed(feed: feed, content: .sample(items: [item])), at: .sample())
    }
    #expect(await repository.stored.map(\.article.id) == [ArticleID(feed: feed, identity: "guid:\(page.text)")])
  }

  @Test("an item whose URL changes stays the same article")
  func moved() async throws {
    let repository = MemoryArticleRepository()
    for url in ["http://example.org/x", "https://example.org/x"] {
      let item = FeedItem(guid: "5", title: "x", url: .sample(url))
      _ = try await repository.store(FetchedFeed(feed: feed, content: .sample(items: [item])), at: .sample())
    }
    #expect(await repository.stored.map(\.article.url?.text) == ["https://example.org/x"])
  }

  @Test("properties that an item lacks come from its other properties or from its feed")
  func fallbacks() throws {
    var content = Feed.sample(items: [
      FeedItem(guid: "1", externalURL: .sample("https://example.net/"), updated: .sample(plusMinutes: -1))
    ])
    content.authors = [Author(name: "Editor")].compactMap(\.self)
    content.language = Language("de")
    let article = try #require(incomingArticles(content).first?.article)
    #expect(article.url == .sample("https://example.net/"))
    #expect(article.published == .sample(plusMinutes: -1))
    #expect(article.authors == content.authors)
    #expect(article.language == content.language)
  }

  @Test("an item without a date is ordered by when it was first seen")
  func undated() throws {
    let article = try #require(incomingArticles(.sample()).first?.article)
    #expect(article.published == nil)
    #expect(article.date == .sample())
  }

  @Test("an item that is listed twice becomes one article, and positions are those in the document")
  func duplicates() {
    let items = [FeedItem.sample(guid: "1"), .sample(guid: "1"), .sample(guid: "2")]
    let articles = incomingArticles(.sample(items: items)).map(\.article)
    #expect(articles.map(\.title) == ["First", "First"])
    #expect(articles.map(\.position) == [0, 2])
    #expect(Set(articles.map(\.id)).count == 2)
  }

  @Test("the same item in two feeds becomes two articles")
  func twoFeeds() {
    let other = ArticleMerge.incomingArticles(
      of: FetchedFeed(feed: FeedID(url: .sample("https://example.net/")), content: .sample()), at: .sample())
    #expect(other.map(\.article.id) != incomingArticles(.sample()).map(\.article.id))
  }

  @Test("an edited article has the new content, and keeps its first-seen time and position")
  func edited() throws {
    let first = try #require(
      incomingArticles(.sample(items: [.sample(), .sample(guid: "2", title: "Old", published: .sample(plusMinutes: -9))])).last?.article)
    let later = try #require(
      incomingArticles(.sample(items: [.sample(guid: "2", title: "New")]), at: .sample(plusMinutes: 60)).first?.article)
    let merged = ArticleMerge.merged(later, into: first)
    #expect(merged.title == "New")
    #expect(merged.id == first.id)
    #expect(merged.firstSeen == .sample())
    #expect(merged.position == 1)
    #expect(merged.published == .sample(plusMinutes: -9), "a date that the feed no longer gives stays stored")
  }

  @Test("a corrected date replaces the stored one")
  func corrected() {
    let merged = ArticleMerge.merged(.sample(published: .sample(plusMinutes: -2)), into: .sample(published: .sample(plusMinutes: -9)))
    #expect(merged.published == .sample(plusMinutes: -2))
  }

  @Test("a body that differs in the base of its links alone is no edit")
  func bodies() {
    let base = WebURL.sample("https://cdn2.example.org/")
    let stored = ArticleBody.html("<p>a</p>", base: .sample("https://cdn1.example.org/"))
    #expect(ArticleMerge.merged(.html("<p>a</p>", base: base), into: stored) == stored)
    #expect(ArticleMerge.merged(.html("<p>b</p>", base: base), into: stored) == .html("<p>b</p>", base: base))
    #expect(ArticleMerge.merged(.text("a"), into: .text("a")) == .text("a"))
  }

  @Test("an item may be stored under the identities of its other forms; an article without an item has none")
  func otherIdentities() throws {
    let item = FeedItem(guid: "1", title: "T", url: .sample("https://example.org/1"), published: .sample())
    let incoming = try #require(incomingArticles(.sample(items: [item])).first)
    #expect(incoming.otherIDs.contains(ArticleID(feed: feed, identity: "link:https://example.org/1")))
    #expect(!incoming.otherIDs.contains(incoming.article.id) && Set(incoming.otherIDs).count == incoming.otherIDs.count)
    #expect(ArticleMerge.IncomingArticle(article: incoming.article, body: .none).otherIDs.isEmpty)
  }

  @Test(
    "a date of change that only this version reads is no edit, until the item itself changes",
    arguments: [
      ("T", "B", 1, false), ("Other", "B", 1, true), ("T", "Other", 1, true), ("Earlier", "B", 1, false), ("T", "E", 1, false),
      ("Earlier", "E", 1, false), ("T", "B", nil, true),
    ] as [(String, String, Int?, Bool)])
  func newlyReadChange(title: String, body: String, earlier: Int?, isEdit: Bool) throws {
    var item = FeedItem(
      guid: "1", title: "T", body: .html("B", base: .sample("https://cdn1.example.org/")), updated: .sample(plusMinutes: 9))
    var before = item
    (before.title, before.body, before.updated) = ("Earlier", .html("E"), earlier.map { .sample(plusMinutes: $0) })
    item.earlierReadings = [before]
    let arrived = try #require(incomingArticles(.sample(items: [item])).first)
    let stored = Article(id: arrived.article.id, feed: feed, title: title, updated: .sample(plusMinutes: 1), firstSeen: .sample())
    let content = ArticleBody.html(body, base: .sample("https://cdn2.example.org/"))
    #expect(ArticleMerge.merged(arrived, into: stored, with: content).updated == .sample(plusMinutes: isEdit ? 9 : 1))
  }
}
