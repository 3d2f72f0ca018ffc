import CoreDomain
import DataDoubles
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Syndication
import Testing

/// Documents that an earlier version of the program parsed differently, or that their publishers have corrected.
@Suite("Articles that were parsed differently before")
struct EarlierReadingTests {
  private static let url = "https://example.org/feed.xml"

  /// The same item, as it was parsed before and as it is parsed today.
  private static let documents: [(name: String, before: String, after: String)] = [
    (
      "a guid beyond ASCII", "<title>T</title><guid isPermaLink='false'>cafÃ©-â‚¬</guid>",
      "<title>T</title><guid isPermaLink='false'>café-€</guid>"
    ),
    (
      "guid, title and link beyond ASCII", "<title>CafÃ©</title><guid>tag:cafÃ©</guid><link>https://example.org/cafÃ©</link>",
      "<title>Café</title><guid>tag:café</guid><link>https://example.org/café</link>"
    ),
    (
      "nothing but a link beyond ASCII", "<title>CafÃ©</title><link>https://example.org/cafÃ©?q=Ã¼</link>",
      "<title>Café</title><link>https://example.org/café?q=ü</link>"
    ),
    (
      "a link that its publisher has encoded", "<title>CafÃ©</title><link>https://example.org/caf%C3%A9</link><guid>Ã©</guid>",
      "<title>Café</title><link>https://example.org/caf%C3%A9</link><guid>é</guid>"
    ),
    (
      "nothing but a title and a date", "<title>CafÃ©</title><pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>",
      "<title>Café</title><pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>"
    ),
    ("nothing but a text", "<description>Ein CafÃ©</description>", "<description>Ein Café</description>"),
    (
      "a date that could not be read", "<title>T</title><pubDate>the first of March</pubDate>",
      "<title>T</title><pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>"
    ),
    ("no guid", "<title>T</title><link>https://example.org/1</link>", "<title>T</title><guid>https://example.org/1</guid>"),
    (
      "no guid beside the link", "<title>T</title><link>https://example.org/1</link>",
      "<title>T</title><link>https://example.org/1</link><guid>https://example.org/1</guid>"
    ),
  ]

  @Test("an article that is parsed differently keeps its star and is not duplicated", arguments: StoreKind.allCases, documents)
  func kept(_ kind: StoreKind, document: (name: String, before: String, after: String)) async throws {
    try await kind.withStores { stores async throws in
      let feed = FeedID(url: try WebURL(Self.url))
      let articles = stores.repository
      func store(_ items: String) async throws -> MergeResult {
        try await articles.store(FetchedFeed(feed: feed, content: try Self.content(items)), at: StoreSample.moment)
      }
      let other = "<item><title>Otro</title><guid>ü</guid></item>"
      _ = try await store("<item>\(document.before)</item>")
      _ = try await articles.update(.matching(.all), .set(.starred, true), in: [feed])
      #expect(try await store("\(other)<item>\(document.after)</item>").new.count == 1)
      #expect(try await store("\(other)<item>\(document.after)</item>").numbered == MergeResult(new: 0, changed: 0, stored: 2))
      let stored = try await articles.articles(matching: .all, in: [feed])
      let title = try #require(try Self.content("<item>\(document.after)</item>").items.first).title
      #expect(stored.filter(\.status.isStarred).map(\.article.title) == [title.isEmpty ? "Ein Café" : title])
      // A purge keeps the articles of the document, under whichever identity they are stored.
      let fetchedFeed = FetchedFeed(feed: feed, content: try Self.content("<item>\(document.after)</item>"))
      _ = try await articles.update(.matching(.all), .set(.starred, false), in: [feed])
      let later = StoreSample.moment.adding(minutes: 100 * 24 * 60)
      #expect(try await articles.purge(after: fetchedFeed, keeping: Retention(maximumDays: 1), at: later) == 1)
      #expect(try await articles.articles(matching: .all, in: [feed]).count == 1)
    }
  }

  /// Documents, and how their item was parsed before.
  private static let misread: [(document: String, before: FeedItem)] = [
    (
      "<?xml version=\"1.0\" encoding=\"us-ascii\"?>\(rss("<guid>café</guid><title>Café</title>"))",
      FeedItem(guid: "cafÃ©", title: "CafÃ©")
    ),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\(rss("<guid>日本</guid><title>日本</title>"))",
      FeedItem(guid: "æ—¥æœ¬", title: "æ—¥æœ¬")
    ),
    (
      "<?xml version=\"1.0\" encoding=\"windows-1251\"?>\(rss("<guid>Привет</guid><title>Привет</title>"))",
      FeedItem(guid: "РџСЂРёРІРµС‚", title: "РџСЂРёРІРµС‚")
    ),
    (rss("<guid>a&#X41;b</guid><title>a&#X41;b</title>"), FeedItem(guid: "a&#X41;b", title: "aAb")),
    (rss("<title>T</title><pubDate>Sun, 01 Mar 2026 GMT</pubDate>"), FeedItem(title: "T")),
    (rss("<title>T</title><enclosure href='https://example.org/1.mp3'/>"), FeedItem(title: "T")),
    (rss("<title xmlns='http://www.w3.org/1999/xhtml'>T</title><description>D</description>"), FeedItem(body: .html("D"))),
    (
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><id>https://example.org/1</id><title>T</title></entry></feed>",
      FeedItem(guid: "https://example.org/1", title: "T")
    ),
    (
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><title>T</title><link href=\"\"/><published>2026-03-01T08:00:00Z</published>"
        + "</entry></feed>",
      FeedItem(title: "T", published: Timestamp(milliseconds: 1_772_352_000_000))
    ),
  ]

  @Test("an article keeps its identity when a faulty document is parsed better than before", arguments: misread)
  func misreadBefore(_ document: (document: String, before: FeedItem)) async throws {
    try await StoreKind.files.withStores { stores async throws in
      let url = try WebURL(Self.url)
      let (feed, articles) = (FeedID(url: url), stores.repository)
      let before = Feed(format: .rss, items: [document.before])
      _ = try await articles.store(FetchedFeed(feed: feed, content: before), at: StoreSample.moment)
      _ = try await articles.update(.matching(.all), .set(.starred, true), in: [feed])
      let today = try FeedParser.feed(from: Array(document.document.utf8), contentType: nil, base: url).feed
      for _ in 1...2 {
        #expect(try await articles.store(FetchedFeed(feed: feed, content: today), at: StoreSample.moment).new.count == 0)
      }
      #expect(try await articles.articles(matching: .all, in: [feed]).map(\.status.isStarred) == [true])
    }
  }

  private static func rss(_ item: String) -> String {
    "<rss version=\"2.0\"><channel><title>F</title><item>\(item)</item></channel></rss>"
  }

  private static func content(_ items: String) throws -> Feed {
    let document = "<rss version=\"2.0\"><channel><title>F</title>\(items)</channel></rss>"
    return try FeedParser.feed(from: Array(document.utf8), contentType: nil, base: try WebURL(url)).feed
  }
}
