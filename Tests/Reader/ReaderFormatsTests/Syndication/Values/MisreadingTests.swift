import CoreDomain
import ReaderDomain
import Syndication
import Testing

@Suite("Readings in the wrong encoding")
struct MisreadingTests {
  private static func web(_ path: String) -> WebURL? { try? WebURL("https://example.org/\(path)") }

  private func misreadings(_ item: FeedItem) throws -> [FeedItem] {
    let feed = FeedID(url: try WebURL("https://example.org/feed"))
    let content = Feed(format: .rss, items: [FeedItem(guid: "plain", title: "plain"), item])
    let read = FetchedFeed(feed: feed, content: content).withMisreadings
    #expect(read.feed == feed && read.content.items.first == content.items.first)
    return try #require(read.content.items.last).earlierReadings
  }

  @Test(
    "every text of an item that is known by more than ASCII is misread",
    arguments: [
      (FeedItem(guid: "é", title: "ü", summary: "ß"), FeedItem(guid: "Ã©", title: "Ã¼", summary: "ÃŸ")),
      (FeedItem(title: "日"), FeedItem(title: "æ—¥")), (FeedItem(title: "t", summary: "ß"), FeedItem(title: "t", summary: "ÃŸ")),
      (FeedItem(guid: "é", body: .html("ä", base: nil)), FeedItem(guid: "Ã©", body: .html("Ã¤", base: nil))),
      (FeedItem(guid: "é", body: .text("ä")), FeedItem(guid: "Ã©", body: .text("Ã¤"))),
      (FeedItem(body: .html("ä", base: web("b"))), FeedItem(body: .html("Ã¤", base: web("b")))),
      (FeedItem(body: .text("ä")), FeedItem(body: .text("Ã¤"))),
    ])
  func texts(item: FeedItem, misread: FeedItem) throws {
    #expect(try misreadings(item) == [misread])
  }

  @Test(
    "an item that is known by ASCII alone has no other reading",
    arguments: [
      FeedItem(guid: "g", title: "é", body: .text("é"), summary: "é"), FeedItem(title: "t", body: .text("é")), FeedItem(),
      FeedItem(url: web("a"), body: .html("é", base: nil)), FeedItem(guid: "g", title: "é", url: web("a")),
    ])
  func plain(item: FeedItem) throws {
    #expect(try misreadings(item).isEmpty)
  }

  @Test(
    "a percent-encoded URL is misread as its publisher encoded it, and as it is encoded after the misreading",
    arguments: [
      ("%C3%A9", ["%C3%83%C2%A9"]), ("a%20b%C3%BCc", ["a%20b%C3%83%C2%BCc"]),
      ("%E2%82%AC?q=%C3%A9", ["%C3%A2%E2%80%9A%C2%AC?q=%C3%83%C2%A9"]),
      ("%7F%80", ["%7F%E2%82%AC"]), ("a%20b", []),
    ])
  func urls(path: String, misread: [String]) throws {
    let item = FeedItem(title: "t", url: Self.web(path))
    #expect(try misreadings(item).map(\.url?.text) == misread.map { "https://example.org/\($0)" })
    let named = FeedItem(guid: "é", title: "t", url: item.url)
    let guids = try misreadings(named)
    #expect(guids.map(\.url) == [item.url] + misread.map { Self.web($0) } && guids.allSatisfy { $0.guid == "Ã©" })
  }
}
