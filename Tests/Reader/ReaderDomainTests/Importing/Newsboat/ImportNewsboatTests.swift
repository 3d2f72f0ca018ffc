import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ImportNewsboat")
struct ImportNewsboatTests {
  private static let whole = NewsboatFiles(list: .file("urls"), articles: "cache.db")
  private static let known = Subscription.sample(url: "https://example.org/known.xml", title: "Known")
  private static let new = Subscription.sample(url: "https://example.org/new.xml", title: "New", folder: FolderPath("News"))
  private static let list = NewsboatSubscriptions(
    feeds: [NewsboatFeed(subscription: known, name: "known"), NewsboatFeed(subscription: new, name: "new")],
    skipped: [SkippedLine(file: .file("urls"), number: 3, text: "exec:", reason: .badSource(.noCommand))])
  private static let page = WebURL.sample("https://example.org/page")

  private let subscriptions = MemorySubscriptionRepository([known])
  private let views = MemoryViewRepository()
  private let rules = MemoryRuleRepository()

  private func importing(
    _ items: [NewsboatArticle], into articles: MemoryArticleRepository, subscriptions: MemorySubscriptionRepository? = nil
  ) -> ImportNewsboat {
    ImportNewsboat(
      storage: FeedStorage(
        subscriptions: subscriptions ?? self.subscriptions, articles: articles, fetchStates: MemoryFetchStateRepository()),
      views: views, rules: rules, keys: MemoryKeysRepository(), newsboat: MemoryNewsboatRepository(Self.list, items: ["new": items]),
      translatingKeysBy: { _, _, _ in .none }, now: { .sample() })
  }

  @Test("an import adds feeds, articles, and read and starred marks, and a repeated import changes nothing")
  func twice() async throws {
    let articles = MemoryArticleRepository()
    let importNewsboat = importing(
      [
        NewsboatArticle(.sample(guid: "1", title: "One"), marks: [.read]), NewsboatArticle(.sample(guid: "2", title: "Two")),
        NewsboatArticle(.sample(guid: "3", title: "Three"), marks: [.read, .starred]),
      ], into: articles)
    let report = try await importNewsboat(Self.whole)
    #expect(
      report
        == NewsboatImportReport(added: [Self.new], list: Self.list, articles: NewsboatImportReport.Articles(new: 3, read: 2, starred: 1)))
    #expect(report.alreadyThere == 1)
    #expect(await articles.marksByTitle == ["One": [.read], "Two": [], "Three": [.read, .starred]])
    #expect(Set(await articles.stored.map(\.article.feed)) == [Self.new.id])

    let again = try await importNewsboat(Self.whole)
    #expect(again == NewsboatImportReport(added: [], list: Self.list, articles: NewsboatImportReport.Articles(new: 0, read: 0, starred: 0)))
    #expect(await articles.stored.count == 3)
  }

  @Test("without a file of articles, only feeds are imported")
  func listAlone() async throws {
    let articles = MemoryArticleRepository()
    let place = NewsboatFiles(list: .standardInput, articles: nil)
    let report = try await importing([NewsboatArticle(.sample())], into: articles)(place)
    #expect(report == NewsboatImportReport(added: [Self.new], list: Self.list, articles: nil))
    #expect(await articles.stored.isEmpty)
  }

  @Test("an article from a refresh keeps its content and receives the imported marks")
  func newerHere() async throws {
    let articles = MemoryArticleRepository()
    let item = FeedItem.sample(guid: "1", title: "Edited")
    _ = try await articles.store(FetchedFeed(feed: Self.new.id, content: .sample(items: [item])), at: .sample())
    let report = try await importing([NewsboatArticle(.sample(guid: "1", title: "Old"), marks: [.starred])], into: articles)(Self.whole)
    #expect(report.articles == NewsboatImportReport.Articles(new: 0, read: 0, starred: 1))
    #expect(await articles.marksByTitle == ["Edited": [.starred]])
  }

  @Test("an imported article that the first refresh reads otherwise is not edited, one that the next refresh finds changed is")
  func edited() async throws {
    let articles = MemoryArticleRepository()
    _ = try await importing([NewsboatArticle(.sample(guid: "1", title: "As Newsboat read it"))], into: articles)(Self.whole)
    var edited: [Bool] = []
    for title in ["As we read it", "As we read it", "Edited"] {
      _ = try await articles.store(
        FetchedFeed(feed: Self.new.id, content: .sample(items: [.sample(guid: "1", title: title)])), at: .sample())
      edited += await articles.stored.map(\.article.isEdited)
    }
    #expect(edited == [false, false, true])
  }

  @Test("an item with two forms matches the stored article under either of them")
  func readings() async throws {
    let articles = MemoryArticleRepository()
    let brought = FeedItem.sample(guid: nil, title: "Here", url: Self.page)
    _ = try await articles.store(FetchedFeed(feed: Self.new.id, content: .sample(items: [brought])), at: .sample())
    let item = NewsboatArticle(.sample(guid: Self.page.text, url: Self.page), or: [brought], marks: [.read])
    let report = try await importing([item], into: articles)(Self.whole)
    #expect(report.articles == NewsboatImportReport.Articles(new: 0, read: 1, starred: 0))
    #expect(await articles.marksByTitle == ["Here": [.read]])
  }

  @Test("items that share a link have their own marks", arguments: [[], [0], [1]])
  func sharedLink(stored: [Int]) async throws {
    let articles = MemoryArticleRepository()
    let items = [1, 2].map { FeedItem.sample(guid: nil, title: "Day \($0)", url: Self.page, published: .sample(plusMinutes: -$0)) }
    _ = try await articles.store(FetchedFeed(feed: Self.new.id, content: .sample(items: stored.map { items[$0] })), at: .sample())
    let importNewsboat = importing(
      [NewsboatArticle(items[0], marks: [.starred]), NewsboatArticle(items[1], marks: [.read])], into: articles)
    for _ in 1...2 { _ = try await importNewsboat(Self.whole) }
    #expect(await articles.marksByTitle == ["Day 1": [.starred], "Day 2": [.read]])
  }

  @Test("a deleted article is not imported, and is read when its feed delivers it under either form")
  func deleted() async throws {
    let (given, without) = (FeedItem.sample(guid: Self.page.text, url: Self.page), FeedItem.sample(guid: nil, url: Self.page))
    for brought in [given, without] {
      let articles = MemoryArticleRepository()
      let item = NewsboatArticle(given, or: [without], marks: [.read], isDeleted: true)
      let report = try await importing([item], into: articles)(Self.whole)
      #expect(report.articles == NewsboatImportReport.Articles(new: 0, read: 0, starred: 0))
      #expect(await articles.stored.isEmpty)
      _ = try await articles.store(FetchedFeed(feed: Self.new.id, content: .sample(items: [brought])), at: .sample())
      #expect(await articles.stored.map(\.status.isRead) == [true])
    }
  }

  @Test("articles are added to the feed that is followed at the URL, whatever its identity")
  func moved() async throws {
    let moved = Subscription.sample(id: FeedID(url: .sample("https://example.org/former.xml")), url: Self.new.url.text)
    let articles = MemoryArticleRepository()
    let report = try await importing(
      [NewsboatArticle(.sample())], into: articles, subscriptions: MemorySubscriptionRepository([Self.known, moved]))(Self.whole)
    #expect(report.alreadyThere == 2)
    #expect(await articles.stored.map(\.article.feed) == [moved.id])
  }

  @Test("Newsboat files that cannot be read change nothing")
  func unreadable() async throws {
    let newsboat = MemoryNewsboatRepository(Self.list)
    let error = ReaderError.importing(.locked(.file("cache.db")))
    await newsboat.failWith(error, on: [.list])
    let importNewsboat = ImportNewsboat(
      storage: FeedStorage(
        subscriptions: subscriptions, articles: MemoryArticleRepository(), fetchStates: MemoryFetchStateRepository()), views: views,
      rules: rules, keys: MemoryKeysRepository(), newsboat: newsboat, translatingKeysBy: { _, _, _ in .none },
      now: { .sample() })
    await #expect(throws: error) { try await importNewsboat(Self.whole) }
    #expect(try await subscriptions.all() == [Self.known])
  }

  @Test(
    "an error in storing articles is reported with the feeds that were added, and a repeated import completes it",
    arguments: [MemoryArticleRepository.Call.articles, .store, .update])
  func broken(request: MemoryArticleRepository.Call) async throws {
    let articles = MemoryArticleRepository()
    await articles.failWith(MemoryStores.broken, on: [request])
    let subscriptions = MemorySubscriptionRepository([Self.known])
    let importNewsboat = importing([NewsboatArticle(.sample(), marks: [.read])], into: articles, subscriptions: subscriptions)
    let report = try await importNewsboat(Self.whole)
    #expect(report.error == MemoryStores.broken && report.articles == nil && !report.added.isEmpty)
    #expect(try await subscriptions.all().count == 1 + report.added.count)
    await articles.failWith(nil)
    let again = try await importNewsboat(Self.whole)
    #expect(again.error == nil && again.added.isEmpty)
    #expect(await articles.stored.map(\.status) == [ArticleStatus([.read])])
  }

  @Test("subscriptions that cannot be written are an error")
  func brokenList() async throws {
    let subscriptions = MemorySubscriptionRepository([Self.known])
    await subscriptions.failWith(MemoryStores.broken, on: [.add])
    let importNewsboat = importing([NewsboatArticle(.sample())], into: MemoryArticleRepository(), subscriptions: subscriptions)
    await #expect(throws: MemoryStores.broken) { try await importNewsboat(Self.whole) }
  }
}
