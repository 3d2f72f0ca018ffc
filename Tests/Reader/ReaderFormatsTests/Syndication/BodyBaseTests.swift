import CoreDomain
import ReaderDomain
import Testing

@Suite("Base URL of a body's links")
struct BodyBaseTests {
  private static let origin = "https://example.org/feeds/main.xml"

  private func base(of body: ArticleBody) -> String? {
    if case .html(_, let base) = body { base?.text } else { "no HTML" }
  }

  @Test(
    "in Atom, the base is the enclosing xml:base, else the document",
    arguments: [
      ("", "<content type=\"html\">x</content>", origin), ("", "<link href=\"/1\"/><summary type=\"html\">x</summary>", origin),
      ("xml:base=\"https://example.net/f/\"", "<content type=\"html\">x</content>", "https://example.net/f/"),
      ("xml:base=\"https://example.net/f/\"", "<content type=\"html\" xml:base=\"../g/\">x</content>", "https://example.net/g/"),
      (
        "xml:base=\"/f/\"", "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">x</div></content>",
        "https://example.org/f/"
      ),
      ("xml:base=\"javascript:x\"", "<content type=\"html\">x</content>", origin),
      ("xml:base=\"http://\"", "<content type=\"html\">x</content>", origin),
    ])
  func atom(root: String, entry: String, expected: String) throws {
    #expect(base(of: try FeedText.atomEntry(entry, root: root).body) == expected)
  }

  @Test(
    "in RSS, the base is the enclosing xml:base, else the item's page, else the website, else the document",
    arguments: [
      ("", "<description>x</description>", origin),
      ("<link>https://example.net/</link>", "<description>x</description>", "https://example.net/"),
      ("<link>https://example.net/</link>", "<link>/1</link><description>x</description>", nil),
      ("", "<link>/1</link><content:encoded xml:base=\"https://example.net/b/\">x</content:encoded>", "https://example.net/b/"),
    ] as [(String, String, String?)])
  func rss(channel: String, item: String, expected: String?) throws {
    #expect(base(of: try FeedText.rssItem(item, channel: channel).body) == expected)
  }

  @Test(
    "in JSON Feed, the base is the item's page, else the document",
    arguments: [("\"url\":\"/1\",", nil), ("", origin)] as [(String, String?)])
  func json(item: String, expected: String?) throws {
    let text = "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"T\",\"items\":[{\"id\":\"1\",\(item)\"content_html\":\"x\"}]}"
    #expect(try FeedText.feed(text).items.map { base(of: $0.body) } == [expected])
  }

  @Test("XHTML keeps its inner xml:base and language")
  func inside() throws {
    let content = "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\" xml:base=\"/b/\" xml:lang=\"de\">x</div></content>"
    #expect(try FeedText.atomEntry(content).body.withoutBase == .html("<div xml:base=\"/b/\" lang=\"de\">x</div>"))
  }
}
