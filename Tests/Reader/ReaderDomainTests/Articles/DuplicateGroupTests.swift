import CoreDoubles
import ReaderDoubles
@testable import ReaderDomain
import Testing

@Suite("DuplicateGroup")
struct DuplicateGroupTests {
  private static let feeds = (1...3).map { FeedID(url: .sample("https://example.org/\($0).xml")) }

  private func entry(_ guid: String, _ feed: Int, _ url: String?) -> ArticleWithStatus {
    .sample(
      Article(
        id: ArticleID(feed: Self.feeds[feed], identity: "guid:\(guid)"), feed: Self.feeds[feed], title: guid,
        url: url.map { .sample($0) }, firstSeen: .sample()))
  }

  private func titles(_ entries: [ArticleWithStatus]) -> [[String]] {
    DuplicateGroup.groups(of: entries).map { [$0.shown.article.title] + $0.others.map(\.article.title) }
  }

  @Test("articles of several feeds with one page are shown once, as the first of them, and the list order stays")
  func duplicates() {
    let page = "https://example.org/page"
    #expect(
      titles([entry("a", 0, page), entry("b", 1, "https://example.org/other"), entry("c", 1, page), entry("d", 2, page)]) == [
        ["a", "c", "d"], ["b"],
      ])
  }

  @Test("articles of one feed are never duplicates, and neither are articles without a page")
  func strangers() {
    let home = "https://example.org/"
    #expect(titles([entry("a", 0, home), entry("b", 0, home), entry("c", 1, home), entry("d", 1, home)]) == [["a", "c"], ["b", "d"]])
    #expect(titles([entry("a", 0, nil), entry("b", 1, nil)]) == [["a"], ["b"]])
  }

  @Test(
    "a page is identified by the part of its URL that the server needs",
    arguments: [
      ("https://example.org/a", "http://www.example.org/a/", true), ("https://example.org/a?id=1", "https://example.org/a?id=1#top", true),
      ("https://example.org/a?utm_source=feed&id=1", "https://example.org/a?id=1&utm_medium=rss", true),
      ("https://example.org/a?fbclid=x", "https://example.org/a", true),
      ("https://example.org/a?msclkid=x&ref=y", "https://example.org/a", true), ("https://example.org", "https://example.org/", true),
      ("https://example.org/a?id=1", "https://example.org/a?id=2", false), ("https://example.org/a", "https://example.org/A", false),
      ("https://example.org/a", "https://example.net/a", false), ("https://example.org/a?id=1", "https://example.org/a", false),
    ])
  func pages(_ left: String, _ right: String, _ areOne: Bool) {
    #expect((DuplicateGroup.page(of: .sample(left)) == DuplicateGroup.page(of: .sample(right))) == areOne)
  }
}
