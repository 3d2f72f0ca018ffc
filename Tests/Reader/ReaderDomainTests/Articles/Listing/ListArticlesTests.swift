import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ListArticles and CountArticles")
struct ListArticlesTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News", folder: FolderPath("Daily"))
  private static let blog = Subscription.sample(url: "https://example.org/blog.xml", title: "Blog")

  private let home = MemoryStores(
    [news, blog],
    articles: [
      .sample(.sample(guid: "1", feed: news.id, title: "Old news", published: .sample(plusMinutes: -60)), marks: [.read]),
      .sample(.sample(guid: "2", feed: blog.id, title: "A thought", published: .sample(plusMinutes: -30)), marks: [.starred]),
      .sample(.sample(guid: "3", feed: news.id, title: "Fresh news", published: .sample(plusMinutes: -1))),
      .sample(.sample(guid: "4", feed: Subscription.sample(url: "https://example.org/unfollowed.xml").id, title: "Unseen news")),
    ])

  @Test(
    "matching articles of followed feeds are listed newest first, and the count agrees",
    arguments: [
      (.all, ["Fresh news", "A thought", "Old news"]),
      (ArticleQuery(lacking: [.read]), ["Fresh news", "A thought"]),
      (ArticleQuery(having: [.starred]), ["A thought"]),
      (ArticleQuery(feed: FeedReference("blog")), ["A thought"]),
      (ArticleQuery(folder: FolderPath("daily")), ["Fresh news", "Old news"]),
      (ArticleQuery(words: ["news"]), ["Fresh news", "Old news"]),
      (ArticleQuery(since: .sample(plusMinutes: -30)), ["Fresh news", "A thought"]),
    ] as [(ArticleQuery, [String])])
  func query(query: ArticleQuery, titles: [String]) async throws {
    #expect(try await home.listArticles(query).rows.map(\.article.title) == titles)
    #expect(try await home.countArticles(query) == titles.count)
  }

  @Test("a window shows a part of the list, and the count ignores it")
  func window() async throws {
    let query = ArticleQuery(window: ListWindow(size: 1))
    let page = try await home.listArticles(query)
    #expect(page.rows.map(\.article.title) == ["Fresh news"] && page.offset == 0 && page.total == 3 && page.hasMore)
    #expect(try await home.countArticles(query) == 3)
  }

  private static let calendar = QueryCalendar(now: .sample(), today: CalendarDate(daysSince1970: 0)) { _ in .sample() }

  private func query(_ text: String) throws -> ArticleQuery {
    var query = ArticleQuery.all
    query.add(try Query(text), at: Self.calendar)
    return query
  }

  @Test(
    "a written query knows the feeds, their counts and the latest refresh",
    arguments: [
      ("feed:blog", ["A thought"]), ("-feed:blog", ["Fresh news", "Old news"]), ("feed.unread:1 news", ["Fresh news", "Old news"]),
      ("feed.articles:>1", ["Fresh news", "Old news"]), ("folder:Daily or is:starred", ["Fresh news", "A thought", "Old news"]),
      ("feed:sport", []), ("thought or (news -is:read)", ["Fresh news", "A thought"]), ("is:new or fresh", ["Fresh news"]),
      ("-is:new -fresh", ["A thought", "Old news"]), ("age:>=30m", ["A thought", "Old news"]),
      ("sort:title", ["A thought", "Fresh news", "Old news"]), ("sort:feed,-title", ["A thought", "Old news", "Fresh news"]),
      ("sort:date", ["Old news", "A thought", "Fresh news"]), ("sort:folder", ["Fresh news", "Old news", "A thought"]),
      ("sort:-date news", ["Fresh news", "Old news"]),
    ] as [(String, [String])])
  func written(text: String, titles: [String]) async throws {
    try await home.articles.beginRefresh(at: .sample(plusMinutes: 60))
    #expect(try await home.listArticles(query(text)).rows.map(\.article.title) == titles)
    #expect(try await home.countArticles(query(text)) == titles.count)
  }

  @Test("the limit of a written query is a window, also of a list in another order")
  func limit() async throws {
    var query = try query("sort:title limit:2")
    let page = try await home.listArticles(query)
    #expect(page.rows.map(\.article.title) == ["A thought", "Fresh news"] && page.total == 3 && page.hasMore)
    query.window.start = .below(try #require(page.rows.last?.article.place))
    #expect(try await home.listArticles(query).rows.map(\.article.title) == ["Old news"])
    query.isUnique = true
    #expect(try await home.listArticles(query).rows.map(\.article.title) == ["Old news"])
  }

  @Test("a summary contains the status, the feed's title and its folder")
  func summary() async throws {
    let summary = try #require(try await home.listArticles(ArticleQuery(words: ["old"])).rows.first)
    #expect(summary.status.isRead)
    #expect(summary.feedTitle == "News")
    #expect(summary.folder == FolderPath("Daily"))
  }

  @Test("an unfollowed feed is an error, not an empty list")
  func unknownFeed() async {
    let query = ArticleQuery(feed: FeedReference("sport"))
    await #expect(throws: ReaderError.subscription(.feedNotFound(FeedReference("sport")))) { try await home.listArticles(query) }
    await #expect(throws: ReaderError.subscription(.feedNotFound(FeedReference("sport")))) { try await home.countArticles(query) }
    let elsewhere = ArticleQuery(folder: FolderPath("Nowhere"))
    await #expect(throws: ReaderError.subscription(.folderNotFound(FolderPath("Nowhere")))) { try await home.listArticles(elsewhere) }
    await #expect(throws: ReaderError.subscription(.folderNotFound(FolderPath("Nowhere")))) { try await home.countArticles(elsewhere) }
  }

  @Test("on request, duplicates in several feeds are listed once, with the other feeds", arguments: [1, 2, 3, .max])
  func unique(limit: Int) async throws {
    let subscriptions = (1...4).map { Subscription.sample(url: "https://example.org/\($0).xml", title: "Feed \($0)") }
    let articles = subscriptions.flatMap { subscription in
      ["same", "own of \(subscription.title)"].map { name in
        Article(
          id: ArticleID(feed: subscription.id, identity: "guid:\(name)"), feed: subscription.id, title: name,
          url: .sample("https://example.org/\(name == "same" ? "same" : subscription.id.text)"), firstSeen: .sample(),
          position: name == "same" ? 0 : 1)
      }
    }
    let home = MemoryStores(subscriptions, articles: articles.map { .sample($0) })
    let page = try await home.listArticles(ArticleQuery(isUnique: true, window: ListWindow(size: limit)))
    let listed = page.rows
    #expect(listed.count == min(limit, 5) && page.total == 5 && page.offset == 0)
    #expect(listed.first?.article.title == "same")
    #expect(listed.first?.duplicates.count == 3)
    #expect(Set(listed.first.map { $0.duplicates.map(\.feedTitle) + [$0.feedTitle] } ?? []) == Set(subscriptions.map(\.title)))
    #expect(listed.dropFirst().allSatisfy { $0.duplicates.isEmpty })
    #expect(try await home.listArticles(ArticleQuery(window: ListWindow(size: limit))).rows.allSatisfy { $0.duplicates.isEmpty })
  }

  @Test("a store that cannot be read is an error")
  func broken() async {
    await home.articles.failWith(MemoryStores.broken, on: [.articles, .count])
    await #expect(throws: MemoryStores.broken) { try await home.listArticles(.all) }
    await #expect(throws: MemoryStores.broken) { try await home.countArticles(.all) }
    await home.subscriptions.failWith(.cancelled)
    await #expect(throws: ReaderError.cancelled) { try await home.listArticles(.all) }
    await #expect(throws: ReaderError.cancelled) { try await home.countArticles(.all) }
  }
}
