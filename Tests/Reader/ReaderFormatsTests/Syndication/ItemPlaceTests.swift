import CoreDomain
import ReaderDomain
@testable import Syndication
import Testing

@Suite("Items in unexpected elements")
struct ItemPlaceTests {
  /// Elements that can precede a feed's items: the opening markup and the closing markup.
  private static let above = [
    ("<image><url>https://example.org/i.png</url>", "</image>"), ("<image><title>Logo</title><link>", "</link></image>"),
    ("<itunes:owner><itunes:name>Jane</itunes:name>", "</itunes:owner>"), ("<itunes:category text='Arts'>", "</itunes:category>"),
    ("<managingEditor>", "</managingEditor>"), ("<description>All <b>about", "</b></description>"), ("<title>", "</title>"),
    ("<cloud domain='example.org'>", "</cloud>"), ("<textInput><name>q</name>", "</textInput>"),
    ("<skipDays><day>Monday", "</day></skipDays>"),
    ("<x:licence xmlns:x='urn:x'><x:words>", "</x:words></x:licence>"), ("<wrapper>", "</wrapper>"), ("<div>", "</div>"),
    ("<author><name>Jane</name>", "</author>"), ("<id>", "</id>"), ("<subtitle type='xhtml'><div><p>", "</p></div></subtitle>"),
    ("<link>", "</link>"), ("<category>", "</category>"), ("<generator>", "</generator>"), ("<rdf:Seq>", "</rdf:Seq>"),
  ]

  /// The root of every XML format up to the elements about the feed, its end, and the name of an item.
  private static let roots = [
    ("<rss version='2.0'><channel><title>F</title>", "</channel></rss>", "item"), ("<rss><title>F</title>", "</rss>", "item"),
    ("<channel><title>F</title>", "</channel>", "item"),
    (
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'><channel><title>F</title></channel>",
      "</rdf:RDF>", "item"
    ),
    (
      "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'><channel><title>F</title>",
      "</channel></rdf:RDF>", "item"
    ),
    ("<Channel xmlns='http://purl.org/net/rss1.1#'><title>F</title><items>", "</items></Channel>", "item"),
    ("<feed xmlns='http://www.w3.org/2005/Atom'><title>F</title>", "</feed>", "entry"),
    ("<a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:title>F</a:title>", "</a:feed>", "a:entry"),
  ]

  private static func items(_ name: String) -> String {
    "<\(name)><title>A</title></\(name)>\n<\(name)><title>B</title></\(name)>"
  }

  private func read(_ document: String) throws -> ParsedFeed {
    let bytes = Array(document.utf8)
    let whole = try FeedParser.feed(from: bytes, contentType: nil, base: FeedText.origin)
    var arriving = FeedReader(contentType: nil, base: FeedText.origin)
    for start in stride(from: 0, to: bytes.count, by: 50) {
      arriving.keep(Array(bytes[start..<min(start + 50, bytes.count)]))
      arriving.parse()
    }
    #expect(try arriving.finish() == whole)
    if var counter = FeedItemCounter(bytes), let count = counter.finish() { #expect(count == whole.feed.items.count) }
    return whole
  }

  @Test("an unclosed element before the items swallows none of them", arguments: above.map(\.0), roots.map(\.0))
  func unclosed(opening: String, root: String) throws {
    let (_, end, name) = try #require(Self.roots.first { $0.0 == root })
    let parsed = try read(root + opening + Self.items(name).replacing("title>", with: name.hasPrefix("a:") ? "a:title>" : "title>") + end)
    #expect(parsed.feed.items.map(\.title) == ["A", "B"])
    #expect(parsed.fault != nil && !parsed.repairs.isEmpty && !parsed.isCutOff)
  }

  @Test("an element that is closed only after the items swallows none of them", arguments: above, roots.map(\.0))
  func closedBehind(element: (String, String), root: String) throws {
    let (_, end, name) = try #require(Self.roots.first { $0.0 == root })
    let items = Self.items(name).replacing("title>", with: name.hasPrefix("a:") ? "a:title>" : "title>")
    let feed = try read(root + element.0 + items + element.1 + end)
    #expect(feed.feed.items.map(\.title) == ["A", "B"])
    #expect(!feed.repairs.isEmpty)
    #expect(feed.feed.title == "F")
  }

  @Test("items that are closed only after all others are separate articles, in order")
  func nested() throws {
    let parsed = try read(
      "<rss><channel><item><title>A</title><item><title>B</title><item><title>C</title></item></item><guid>1</guid></item></channel></rss>")
    #expect(parsed.feed.items.map(\.title) == ["A", "B", "C"])
    #expect(parsed.feed.items.map(\.guid) == ["1", nil, nil])
    #expect(parsed.repairs == [.repairedTags(count: 2)])
  }

  @Test("an element inside an item that is named like an item is not an article")
  func inside() throws {
    let parsed = try read("<rss><channel><item><title>A</title><related><item><title>B</title></item></related></item></channel></rss>")
    #expect(parsed.feed.items.map(\.title) == ["A"])
    #expect(parsed.repairs.isEmpty)
  }

  @Test("the feed's fields before, inside and after an element that wrongly encloses an item are read")
  func feedFields() throws {
    let feed = try read(
      """
      <rss><channel><title>F</title><link>https://example.org/</link><image><url>https://example.org/i.png</url>
      <item><title>A</title></item></image><description>About</description></channel></rss>
      """
    ).feed
    #expect(feed.title == "F" && feed.homePage?.text == "https://example.org/")
    #expect(feed.icon?.text == "https://example.org/i.png" && feed.summary == "About")
  }

  @Test("an entry that declares its own namespace is an entry, whatever its Atom version")
  func namespaces() throws {
    let entry = "<entry xmlns='http://www.w3.org/2005/Atom'><title>A</title></entry>"
    #expect(try read("<feed>\(entry)</feed>").feed.items.map(\.title) == ["A"])
    #expect(try read("<feed xmlns='http://purl.org/atom/ns#'>\(entry)</feed>").feed.items.map(\.title) == ["A"])
  }

  @Test(
    "a channel may declare the namespace of its elements, whichever it is",
    arguments: [
      "<rss>$</rss>", "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>$</rdf:RDF>",
      // Its name was seen before, in another vocabulary.
      "<rss><y xmlns='urn:y'><channel xmlns='urn:x'/></y>$</rss>",
    ],
    ["urn:x", "http://www.w3.org/2005/Atom", "http://purl.org/rss/1.0/"])
  func channelNamespaces(root: String, namespace: String) throws {
    let channel = "<channel xmlns='\(namespace)'><title>F</title>\(Self.items("item"))</channel>"
    let parsed = try read(root.replacing("$", with: channel))
    #expect(parsed.feed.title == "F" && parsed.feed.items.map(\.title) == ["A", "B"] && parsed.repairs.isEmpty)
  }

  @Test(
    "a document with unreadable items is an error, not an empty feed",
    arguments: [
      "<rss><channel><entry><title>A</title></entry></channel></rss>", "<feed xmlns='http://www.w3.org/2005/Atom'><item/></feed>",
      "<rss xmlns='urn:y'><channel xmlns='urn:x'><item/></channel></rss>", "<rss><x><channel xmlns='urn:x'><item/></channel></x></rss>",
      "<rss><channel><atom:entry xmlns:atom='http://www.w3.org/2005/Atom'/></channel></rss>",
      "<rss><channel><description><![CDATA[All</description><item><title>A</title></item></channel></rss>]]>",
    ])
  func unreadable(document: String) throws {
    #expect(throws: FormatError.self) { try read(document) }
  }

  @Test(
    "a feed without items is empty and needs no repair",
    arguments: [
      "<rss><channel><title>F</title></channel></rss>", "<rss><channel><!-- <item></item> --></channel></rss>",
      "<rss><channel><description><![CDATA[<item>]]></description></channel></rss>",
      "<rss xmlns:x='urn:x'><channel><x:item/></channel></rss>", "<feed xmlns='http://www.w3.org/2005/Atom'/>",
    ])
  func empty(document: String) throws {
    let parsed = try read(document)
    #expect(parsed.feed.items.isEmpty && parsed.repairs.isEmpty)
  }

  @Test("a document that ends inside a list or a second channel keeps the items before the end")
  func cutOff() throws {
    let list = "<Channel xmlns='http://purl.org/net/rss1.1#'><title>F</title><items><item><title>A</title></item><item><tit"
    #expect(try read(list).feed.items.map(\.title) == ["A"])
    let second = "<rss><channel><title>F</title></channel><channel><item><title>A</title></item><image><item><title>B</title></item><it"
    #expect(try read(second).feed.items.map(\.title) == ["A", "B"])
  }
}
