import CoreDomain
import ReaderDomain
import Testing

@testable import Syndication

/// RFC 4287 section 2: an Atom document is a feed or an entry.
@Suite("A document that is one Atom entry")
struct LoneEntryTests {
  private static let inside = """
    <title>A</title><id>urn:1</id><link href='/1'/><link rel='self' href='/1.atom'/><author><name>Ada</name></author>
    <content type='html'>&lt;p>B&lt;/p></content><updated>2026-03-01T00:00:00Z</updated>
    """

  @Test(
    "it is a feed of one article",
    arguments: [
      "<entry xmlns='http://www.w3.org/2005/Atom'>$</entry>", "<?xml version='1.0'?><!-- c --><entry>$</entry>",
      "<entry xmlns='http://www.w3.org/2005/Atom'>$<b xmlns='urn:x'><entry/></b></entry>",
      "Warning: <entry xmlns='http://www.w3.org/2005/Atom'>$</entry>", "<entry xmlns='http://purl.org/atom/ns#'>$</entry>",
      "<entry xmlns='http://www.w3.org/2005/Atom'>$<summary>a & b</summary></entry>",
    ])
  func entry(document: String) throws {
    let feed = try FeedText.feed(document.replacing("$", with: Self.inside))
    let entry = FeedItem(
      guid: "urn:1", title: "A", url: try WebURL("https://example.org/1"), body: .html("<p>B</p>", base: FeedText.origin),
      updated: Timestamp(milliseconds: 1_772_323_200_000), authors: [try #require(Author(name: "Ada"))])
    var read = try #require(feed.items.first)
    read.summary = nil
    #expect(feed.items.count == 1 && read == entry)
    #expect(feed.format == .atom && feed.title == "A" && feed.homePage == entry.url && feed.url?.text == "https://example.org/1.atom")
  }

  @Test("an entry with a prefix is one, too")
  func prefixed() throws {
    let text = "<a:entry xmlns:a='http://www.w3.org/2005/Atom'><a:title>A</a:title><a:id>1</a:id></a:entry>"
    #expect(try FeedText.feed(text).items == [FeedItem(guid: "1", title: "A")])
  }

  @Test("the source of the entry describes the feed")
  func source() throws {
    let source = "<source><title>Feed</title><link href='/home'/><icon>/i.png</icon><author><name>Ben</name></author></source>"
    let feed = try FeedText.feed("<entry xmlns='http://www.w3.org/2005/Atom'>\(Self.inside)\(source)</entry>")
    #expect(feed.title == "Feed" && feed.homePage?.text == "https://example.org/home" && feed.icon?.text == "https://example.org/i.png")
    #expect(feed.items.map(\.title) == ["A"] && feed.authors.map(\.name) == ["Ben"])
  }

  @Test("an element of that name in another vocabulary is no feed")
  func foreign() {
    #expect(throws: FormatError.notAFeed(found: "an XML document <entry>")) {
      try FeedText.feed("<?xml version='1.0'?><entry xmlns='urn:dictionary'><title>A</title><id>1</id></entry>")
    }
  }
}
