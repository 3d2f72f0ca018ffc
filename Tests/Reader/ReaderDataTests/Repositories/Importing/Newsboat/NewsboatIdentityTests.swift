import CoreDomain
import DataDoubles
import FeedFetching
import Files
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Syndication
import Testing

/// Pairs of a feed item and the record that newsboat 2.21 was observed to store for it. Both must become the same article.
@Suite("The identity of articles from the newsboat cache")
struct NewsboatIdentityTests {
  /// A feed item, and what newsboat stores of it: guid, title and URL.
  private static let items: [(xml: String, guid: String, title: String, url: String)] = [
    ("<guid>tag:1</guid><title>A</title><link>https://example.org/1</link>", "tag:1", "A", "https://example.org/1"),
    ("<guid>https://example.org/1</guid><title>A</title>", "https://example.org/1", "A", "https://example.org/1"),
    ("<guid>7</guid><title>A</title><link>https://example.org/7</link>", "7", "A", "https://example.org/7"),
    ("<guid>/7</guid><title>A</title><link>/7</link>", "/7", "A", "https://example.org/7"),
    (
      "<title>A &amp;amp; B</title><link>https://example.org/1?x=1&amp;y=2</link>\(date)",
      "https://example.org/1?x=1&y=2Sun, 01 Mar 2026 08:00:00 GMT", "A &amp; B", "https://example.org/1?x=1&y=2"
    ),
    ("<title>A</title><link>/1</link>\(date)", "/1Sun, 01 Mar 2026 08:00:00 GMT", "A", "https://example.org/1"),
    ("<title>A</title><link>https://example.org/1</link>", "https://example.org/1", "A", "https://example.org/1"),
    ("<title>A</title>\(date)", "A", "A", ""),
    ("<title>A</title>", "A", "A", ""),
    ("<title>A</title><pubDate>some day</pubDate>", "A", "A", ""),
    ("<guid>A</guid><title>A</title>", "A", "A", ""),
    (
      "<title>A</title><link>https://example.org/1</link><pubDate>some day</pubDate>", "https://example.org/1some day", "A",
      "https://example.org/1"
    ),
    (
      "<title>A</title><link>https://example.org/1</link><pubDate>2026-03-01T08:00:00.500Z</pubDate>",
      "https://example.org/12026-03-01T08:00:00.500Z", "A", "https://example.org/1"
    ),
    ("<description>Body</description>", "", "", ""),
  ]
  private static let date = "<pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>"

  @Test("an imported article and a refreshed article are the same, in either order, and keep their marks", arguments: items, [true, false])
  func same(item: (xml: String, guid: String, title: String, url: String), isArchiveFirst: Bool) async throws {
    try await TemporaryFolder.with { folder in
      let url = try WebURL("https://example.org/f")
      let cache = try NewsboatCache(folder)
      try cache.add(guid: item.guid, title: item.title, url: item.url, content: "Body", isUnread: false)
      try folder.put(url.text, "urls")
      let stores = Stores(directory: folder.path("home"))
      let articles = stores.repository
      let feed = FeedID(url: url)
      let importNewsboat = ImportNewsboat(
        storage: FeedStorage(
          subscriptions: stores.subscriptions, articles: articles, fetchStates: StoredFetchStateRepository(stores: stores.current)),
        views: MemoryViewRepository(), rules: MemoryRuleRepository(), keys: MemoryKeysRepository(),
        newsboat: StoredNewsboatRepository(
          documents: FileDocumentStore(), articles: NewsboatCacheStore(executor: FileExecutor(label: "strata.tests"))),
        translatingKeysBy: { _, _, _ in .none },
        now: { StoreSample.moment })
      let place = NewsboatFiles(list: .file(folder.path("urls")), articles: cache.path)
      let document = "<rss version=\"2.0\"><channel><title>F</title><item>\(item.xml)</item></channel></rss>"
      let content = try FeedParser.feed(from: Array(document.utf8), contentType: nil, base: url).feed

      if isArchiveFirst { _ = try await importNewsboat(place) }
      _ = try await articles.store(FetchedFeed(feed: feed, content: content), at: StoreSample.moment)
      if !isArchiveFirst { _ = try await importNewsboat(place) }
      let stored = try await articles.articles(matching: .all, in: [feed])
      #expect(stored.map(\.status.marks) == [[.read]])
    }
  }
}
