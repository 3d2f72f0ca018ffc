import CoreDoubles
@testable import ReaderDomain
import Testing

@Suite("ArticleTitle")
struct ArticleTitleTests {
  @Test(
    "the title is the item's own, or else derived from its summary, body or URL",
    arguments: [
      (FeedItem(title: " Own\n title ", body: .text("body"), summary: "summary"), "Own title"),
      (FeedItem(title: " ", body: .text("body"), summary: "A  summary"), "A summary"),
      (FeedItem(body: .text("A\nbody"), summary: " "), "A body"),
      (item(html: "<p>A <b>bold</b> word</p>", text: "A bold\nword"), "A bold word"),
      (item(html: "<img src='x'>", text: ""), "(untitled)"),
      (FeedItem(body: .html("<p>Not yet read</p>")), "(untitled)"),
      (FeedItem(url: .sample("https://ann:secret@example.org/1"), body: .html("<br/>")), "https://example.org/1"),
      (FeedItem(), "(untitled)"),
    ])
  func source(item: FeedItem, title: String) {
    #expect(ArticleTitle.title(of: item) == title)
  }

  @Test(
    "a derived title has at most 80 characters, is cut between words if possible, and never within a character",
    arguments: [
      (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
      (String(repeating: "a", count: 81), String(repeating: "a", count: 80) + "…"),
      (String(repeating: "👨‍👩‍👧", count: 81), String(repeating: "👨‍👩‍👧", count: 80) + "…"),
      (String(repeating: "e\u{301}", count: 81), String(repeating: "e\u{301}", count: 80) + "…"),
      (String(repeating: "日本 ", count: 40), Array(repeating: "日本", count: 26).joined(separator: " ") + "…"),
      (String(repeating: "a", count: 70) + " " + String(repeating: "b", count: 20), String(repeating: "a", count: 70) + "…"),
    ])
  func length(text: String, title: String) {
    #expect(ArticleTitle.title(of: FeedItem(summary: text)) == title)
    #expect(ArticleTitle.title(of: Self.item(html: "<p>" + text + "</p>", text: text)) == title)
  }

  @Test("an item's own title is never cut")
  func own() {
    let title = String(repeating: "word ", count: 50) + "end"
    #expect(ArticleTitle.title(of: FeedItem(title: title)) == title)
  }

  private static func item(html: String, text: String) -> FeedItem {
    var item = FeedItem(body: .html(html))
    item.bodyText = text
    return item
  }
}
