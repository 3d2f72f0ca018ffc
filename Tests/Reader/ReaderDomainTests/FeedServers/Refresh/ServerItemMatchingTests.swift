import CoreDomain
import CoreDoubles
@testable import ReaderDomain
import ReaderDoubles
import Testing

/// Which article an item of a feed server is.
@Suite("ServerItemMatching")
struct ServerItemMatchingTests {
  private static let feed = Subscription.sample().id
  private static let page = WebURL.sample("https://example.org/1")
  private static let date = Timestamp.sample(plusMinutes: -60)

  private static func stored(_ title: String, at url: WebURL? = page, on date: Timestamp? = date, guid: String = "a") -> Article {
    .sample(guid: guid, feed: feed, title: title, url: url, published: date)
  }

  private static func item(_ title: String, at url: WebURL? = page, on date: Timestamp? = date) -> FeedItem {
    FeedItem(title: title, url: url, published: date)
  }

  private static func served(_ items: [FeedItem]) -> [ServerItem] {
    items.enumerated().map { ServerItem(id: ServerItemID(number: UInt64($0 + 1)), feed: .sample(), item: $1) }
  }

  private static func found(_ items: [FeedItem], stored: [Article], living: Set<ArticleID> = []) -> [ArticleID] {
    var matching = ServerItemMatching(feed, stored: stored, living: living)
    return matching.articles(of: served(items))
  }

  private static func derived(_ identity: String) -> ArticleID { ArticleID(feed: feed, identity: identity) }

  private static let known = ArticleID(feed: feed, identity: "guid:a")
  private static let other = WebURL.sample("https://example.org/2")
  private static let later = Timestamp.sample(plusMinutes: 5)

  private static let single: [(item: FeedItem, stored: Article, isSame: Bool)] = [
    (item("T"), stored("T"), true),
    (item("T", on: later), stored("T"), true),
    (item("U"), stored("T"), true),
    (item("T", on: nil), stored("T"), true),
    (item("U", on: later), stored("T"), false),
    (item("T", at: other), stored("T"), false),
    (item("T", at: nil), stored("T", at: nil), true),
    (item("T", at: nil, on: later), stored("T", at: nil), false),
    (item("T", at: nil, on: nil), stored("T", at: nil, on: nil), false),
    (item("T", at: nil), stored("T"), false),
    // Servers send whole seconds, and FreshRSS writes some characters in their full-width forms.
    (item("U", on: Timestamp(milliseconds: date.milliseconds + 999)), stored("T"), true),
    (item("Fish ＆ chips", on: later), stored("Fish & chips"), true),
  ]

  @Test("an item is the stored article with its address and its title or date, or with its title and date", arguments: single)
  func matches(_ test: (item: FeedItem, stored: Article, isSame: Bool)) {
    #expect((Self.found([test.item], stored: [test.stored]) == [Self.known]) == test.isSame)
  }

  @Test("an article whose item the server still has is another one")
  func living() {
    #expect(
      Self.found([Self.item("T")], stored: [Self.stored("T")], living: [Self.known]) == [Self.derived("link:\(Self.page.text)")])
  }

  @Test("two items are never one article: the second gets an identity of its own, and so does each further one")
  func several() {
    let same = Self.item("T")
    let link = "link:\(Self.page.text)"
    #expect(
      Self.found([same, same, same, same, same], stored: [Self.stored("T")]) == [
        Self.known, Self.derived(link), Self.derived("\(link)\ntitled:T\non:\(Self.date.milliseconds)"),
        Self.derived("\(link)\ntitled:T\non:\(Self.date.milliseconds)\nserver:1"),
        Self.derived("\(link)\ntitled:T\non:\(Self.date.milliseconds)\nserver:2"),
      ])
    // Without dates, the names of twins are those of versions that did not look at the title.
    let undated = Self.item("T", on: nil)
    #expect(
      Self.found([undated, undated, undated], stored: [])
        == [link, "\(link)\ntitled:T", "\(link)\nserver:1"].map(Self.derived))
  }

  @Test("of a page that shows another item each day, each item finds its own article")
  func dailyPage() {
    let days = (0..<4).map { Timestamp.sample(plusMinutes: -$0 * 24 * 60) }
    let stored = days.dropFirst().enumerated().map { Self.stored("Word of the day", on: $1, guid: "\($0)") }
    let found = Self.found(days.map { Self.item("Word of the day", on: $0) }, stored: stored)
    #expect(Array(found.dropFirst()) == stored.map(\.id))
    #expect(found[0] == Self.derived("link:\(Self.page.text)"))
  }

  @Test("an identity that another article has is not free")
  func taken() {
    let link = Self.derived("link:\(Self.page.text)")
    let stored = Article(id: link, feed: Self.feed, title: "Yesterday", url: Self.page, firstSeen: .sample())
    let further = Self.derived("link:\(Self.page.text)\ntitled:T\non:\(Self.date.milliseconds)")
    #expect(Self.found([Self.item("T")], stored: [stored]) == [further])
    #expect(Self.found([Self.item("T")], stored: [], living: [link]) == [further])
  }

  @Test("an article that was removed gets its identity, and so its marks, again")
  func removed() {
    #expect(Self.found([Self.item("T")], stored: []) == [Self.derived("link:\(Self.page.text)")])
  }
}
