import CoreDomain
import ReaderDomain
@testable import Syndication
import Testing

@Suite("RSS in JSON")
struct RSSInJSONTests {
  @Test("every field of a full feed is read")
  func fullFeed() throws {
    let feed = try FeedText.feed(
      """
      {"rss": {"version": "2.0", "channel": {"title": "Tea", "link": "https://example.org/", "description": "About", "language": "en",
        "image": {"url": "/i.png"}, "ttl": 60, "item": [
        {"title": "One", "link": "/1", "guid": {"isPermaLink": "false", "#value": "g1"}, "Author": "ann@example.org (Ann)",
         "category": ["a", {"domain": "d", "#value": "b"}, null], "pubDate": "Sun, 01 Mar 2026 08:30:00 GMT",
         "enclosure": {"url": "/1.mp3", "length": 5, "type": "audio/mpeg"}, "description": "<p>x</p>", "x:title": "no"},
        {"guid": 7, "dc:creator": "Bob", "title": {"#value": "Two"}, "comments": true}, "no item", 3, null]}}}
      """)
    let first = FeedItem(
      guid: "g1", title: "One", url: try WebURL("https://example.org/1"),
      body: .html("<p>x</p>", base: try WebURL("https://example.org/1")), published: Timestamp(rfc3339: "2026-03-01T08:30:00Z"),
      authors: [Author(name: "Ann")].compactMap { $0 }, tags: ["a", "b"],
      enclosures: [Enclosure(url: try WebURL("https://example.org/1.mp3"), type: "audio/mpeg", bytes: 5)])
    #expect(feed.items.map(\.guid) == ["g1", "7"] && feed.items.map(\.title) == ["One", "Two"])
    #expect(feed.items.first?.withoutBase == first.withoutBase)
    #expect(feed.items.last?.authors.map(\.shown) == ["Bob"])
    #expect(feed.title == "Tea" && feed.summary == "About" && feed.language == Language("en") && feed.format == .rss)
    #expect(feed.homePage?.text == "https://example.org/" && feed.icon?.text == "https://example.org/i.png")
    #expect(feed.schedule.ttlMinutes == 60)
  }

  @Test("a single item needs no list, and a list may be nested")
  func singleItem() throws {
    #expect(try FeedText.feed(#"{"rss": {"channel": {"item": {"title": "A"}}}}"#).items.map(\.title) == ["A"])
    #expect(try FeedText.feed(#"{"rss": {"channel": {"item": [[{"title": "A"}], {"title": "B"}]}}}"#).items.map(\.title) == ["A", "B"])
  }

  @Test(
    "an object without a channel is not RSS",
    arguments: ["{\"rss\": {}}", "{\"rss\": {\"channel\": []}}", "{\"rss\": {\"channel\": \"x\"}}", "{\"rss\": []}", "{\"channel\": {}}"])
  func noFeed(document: String) {
    #expect(throws: FormatError.notAFeed(found: "JSON without a feed")) { try FeedText.feed(document) }
  }

  @Test("a document that ends too early gives its complete items")
  func cutOff() throws {
    let document = #"{"rss": {"channel": {"title": "T", "item": [{"title": "A"}, {"title": "B"#
    let parsed = try FeedParser.feed(from: Array(document.utf8), contentType: nil, base: nil)
    #expect(parsed.feed.items.map(\.title) == ["A"] && parsed.isCutOff)
  }
}

extension FeedItem {
  /// The item with a body whose links have no base.
  fileprivate var withoutBase: FeedItem {
    var item = self
    item.body = body.withoutBase
    return item
  }
}
