import ReaderDomain
@testable import Syndication
import Growth
import Testing

/// Documents made to consume time, memory or files. A defect makes one of them run for minutes or hours, hence the generous limit.
@Suite("Hostile feeds", .timeLimit(.minutes(10)))
struct HostileFeedTests {
  /// The titles of a feed with this markup after its first item.
  private func titles(behind inside: String) throws -> [String] {
    try FeedText.parsed("<rss><channel><item><title>first</title></item>\(inside)</channel></rss>").feed.items.map(\.title)
  }

  @Test(
    "endless repetition does not hang the parser or lose the item before it",
    arguments: [
      "<a>", "<p>", "<b a='", "<!--", "<![CDATA[", "<?", "</a>", "&", "&#", "]]>", "<item>", "<title>", "<a b=c ", "<", "<b", "<?xml ",
      "<description><x>", "<![CDATA[]]>", "\u{1B}[", "&l;", "<!DOCTYPE a [",
    ])
  func repeated(piece: String) throws {
    let flood = String(repeating: piece, count: 3_000)
    #expect(try titles(behind: flood).first == "first")
    #expect(try titles(behind: "<item><title>x</title><description>\(flood)</description></item>").first == "first")
    _ = try? FeedText.parsed(flood)
  }

  @Test("elements nested 100,000 deep keep the items before them")
  func nesting() throws {
    let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    #expect(try titles(behind: deep) == ["first"])
  }

  @Test(
    "elements nested a hundred deep are read once each, whatever is in the innermost",
    arguments: ["author", "category", "content", "description", "guid", "item", "link", "source", "title"],
    ["&lt;![CDATA[Tea]]&gt;", "&lt;b&gt;Tea&lt;/b&gt;", "Caf&eacute;", "\u{92}", "<link>http://me:secret@example.org/</link>"])
  func nestedWords(name: String, words: String) throws {
    let nested = String(repeating: "<\(name)>", count: 100) + words + String(repeating: "</\(name)>", count: 100)
    #expect(try titles(behind: "<item><title>x</title>\(nested)</item>").first == "first")
  }

  @Test("a tag with a hundred thousand attributes keeps the items before it")
  func attributes() throws {
    let attributes = (0..<100_000).map { " a\($0)='1'" }.joined()
    #expect(try titles(behind: "<item\(attributes)><title>x</title></item>").first == "first")
    #expect(try titles(behind: "<item\(attributes) b=c><title>x</title></item>").first == "first")
  }

  @Test(
    "many lists of words in an item have at most as many words as it may have elements", arguments: [("keywords", ","), ("category", " ")])
  func manyWords(name: String, separator: String) throws {
    let lists = (0..<3).map { list in
      let words = (0..<FeedLimits.default.elementsOfItem / 2).map { "\(list)-\($0)" }.joined(separator: separator)
      return "<media:\(name) scheme='urn:flickr:tags'>\(words)</media:\(name)>"
    }
    #expect(try FeedText.rssItem(lists.joined()).tags.count == FeedLimits.default.elementsOfItem)
  }

  @Test("a title of one megabyte is read")
  func longTitle() throws {
    let long = String(repeating: "long ", count: 200_000)
    #expect(try titles(behind: "<item><title>\(long)</title></item>").map(\.utf8.count) == [5, 999_999])
    #expect(try titles(behind: "<item><title>\(long)<b>&</title></item>").map(\.utf8.count) == [5, 1_000_001])
  }

  @Test("twenty thousand items with one guid stay twenty thousand items")
  func manyItems() throws {
    let items = String(repeating: "<item><guid>1</guid></item>", count: 20_000)
    #expect(try FeedText.parsed("<rss><channel>\(items)</channel></rss>").feed.items.count == 20_000)
  }

  @Test("entities cannot make a document grow without limit")
  func growth() throws {
    let value = String(repeating: "x", count: 1000)
    let uses = String(repeating: "&e;", count: SlowPart.isRun ? 100_000 : 4_000)
    let document = "<!DOCTYPE r [<!ENTITY e '\(value)'>]><rss><channel><item><title>\(uses)</title></item></channel></rss>"
    let title = try #require(try FeedText.parsed(document).feed.items.first?.title)
    #expect(title.utf8.count < document.utf8.count + 2 << 20)
    #expect(title.hasPrefix(value) && title.hasSuffix("&e;"))
  }

  @Test(
    "no string of a feed contains a control character except line feeds and tabs",
    arguments: [
      "<rss><channel><title>$</title><description>$</description><item><guid>$</guid><title>$</title><link>http://example.org/$</link><author>$</author><category>$</category><description>$</description><enclosure url='http://example.org/$' type='$'/></item></channel></rss>",
      "<feed xmlns='http://www.w3.org/2005/Atom'><title type='html'>$</title><entry><id>$</id><title>$</title><author><name>$</name></author><category term='$'/><content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><a title='$'>$</a></div></content></entry></feed>",
    ])
  func controls(template: String) throws {
    let written = [
      "\u{1B}[2J", "\u{7F}", "\u{0}", "\u{9B}1m", "\u{8D}", "&#27;", "&#127;", "&#x9d;", "&amp;#27;", "&amp;#x7f;", "&#13;", "\r",
    ]
    for control in written {
      let feed = try FeedText.parsed(template.replacing("$", with: "a\(control)b")).feed
      let shown = "\(feed)".unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
      #expect(shown.isEmpty, "\(control.debugDescription) leaves \(shown.map(\.value))")
    }
  }
}
