import CoreDomain
import ReaderDomain
import Testing

@testable import Syndication

@Suite("Elements and attributes of another vocabulary")
struct ForeignElementTests {
  private static let root = """
    xmlns:a='http://www.w3.org/2005/Atom' xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:dcterms='http://purl.org/dc/terms/' \
    xmlns:media='http://search.yahoo.com/mrss/' xmlns:rss='http://purl.org/rss/1.0/' xmlns:content='http://purl.org/rss/1.0/modules/content/'
    """

  @Test(
    "an RSS item is read with Atom's elements, with and without their prefix",
    arguments: ["a:", ""])
  func rss(prefix: String) throws {
    let item = try FeedText.rssItem(
      """
      <a:title type='html'>A &amp;amp; &lt;b>B&lt;/b></a:title><\(prefix)id>urn:1</\(prefix)id><\(prefix)published>2026-03-01</\(prefix)published>
      <\(prefix)updated>2026-03-02</\(prefix)updated><\(prefix)content>Text</\(prefix)content>
      <\(prefix)link rel='alternate' href='/1'/><\(prefix)link rel='enclosure' href='/1.mp3' type='audio/mpeg'/>
      <\(prefix)category term='lamps'/><\(prefix)category term='x' label='Ships'/>
      <\(prefix)author><a:name>Ada</a:name><a:uri>https://example.net/ada</a:uri></\(prefix)author>
      """, root: Self.root)
    let known = FeedItem(
      guid: "urn:1", title: "A & B", url: try WebURL("https://example.org/1"), body: .html("Text", base: nil),
      published: Timestamp(milliseconds: 1_772_323_200_000), updated: Timestamp(milliseconds: 1_772_409_600_000),
      authors: [try #require(Author(name: "Ada", url: "https://example.net/ada"))], tags: ["lamps", "Ships"],
      enclosures: [Enclosure(url: try WebURL("https://example.org/1.mp3"), type: "audio/mpeg")])
    #expect(item.withoutEarlierReadings == known)
  }

  @Test("an author is known by an email address alone", arguments: ["a:author", "author", "dc:creator"])
  func mail(element: String) throws {
    let inside = "<\(element)><a:email>ada@example.org</a:email></\(element)>"
    #expect(try FeedText.rssItem(inside, root: Self.root).authors.map(\.name) == ["ada@example.org"])
    #expect(try FeedText.atomEntry(inside, root: Self.root).authors.map(\.name) == ["ada@example.org"])
  }

  @Test("an Atom entry is read with the elements of RSS, with and without their prefix", arguments: ["rss:", ""])
  func atom(prefix: String) throws {
    let entry = try FeedText.atomEntry(
      """
      <\(prefix)title>A</\(prefix)title><\(prefix)guid isPermaLink='false'>g</\(prefix)guid><\(prefix)link>/1</\(prefix)link>
      <\(prefix)description>&lt;p>Short&lt;/p></\(prefix)description><content:encoded>&lt;p>Long&lt;/p></content:encoded>
      <\(prefix)pubDate>Sun, 01 Mar 2026 00:00:00 GMT</\(prefix)pubDate><dcterms:modified>2026-03-02</dcterms:modified>
      <\(prefix)author>ada@example.org (Ada)</\(prefix)author><\(prefix)category>Lamps</\(prefix)category>
      <\(prefix)enclosure url='/1.mp3' length='7' type='audio/mpeg'/>
      """, root: Self.root)
    let known = FeedItem(
      guid: "g", title: "A", url: try WebURL("https://example.org/1"), body: .html("<p>Long</p>", base: FeedText.origin), summary: "Short",
      published: Timestamp(milliseconds: 1_772_323_200_000), updated: Timestamp(milliseconds: 1_772_409_600_000),
      authors: [try #require(Author(name: "Ada"))], tags: ["Lamps"],
      enclosures: [Enclosure(url: try WebURL("https://example.org/1.mp3"), type: "audio/mpeg", bytes: 7)])
    #expect(entry.withoutEarlierReadings == known)
  }

  @Test(
    "the page with comments is read, from RSS and from Atom",
    arguments: [
      ("<comments>https://example.org/c</comments>", "https://example.org/c"), ("<comments> /c </comments>", "https://example.org/c"),
      ("<a:link rel='replies' type='text/html; charset=utf-8' href='/c'/>", "https://example.org/c"),
      ("<a:link rel='replies' type='application/atom+xml' href='/f'/><a:link rel='replies' href='/c'/>", "https://example.org/c"),
      ("<a:link rel='replies' type='application/atom+xml' href='/f'/>", nil), ("<comments>12</comments>", nil), ("<comments/>", nil),
      ("<comments>javascript:x</comments>", nil), ("<a:comments>https://example.org/c</a:comments>", nil),
    ] as [(String, String?)])
  func comments(written: String, read: String?) throws {
    #expect(try FeedText.rssItem(written, root: Self.root).comments?.text == read)
    let inAtom = written.replacing("a:comments", with: "media:comments")
    #expect(try FeedText.atomEntry(inAtom, root: Self.root).comments?.text == read)
  }

  @Test("a guid with isPermaLink='false' is not the URL of an Atom entry")
  func permanentLink() throws {
    #expect(try FeedText.atomEntry("<guid>https://example.org/1</guid>").url?.text == "https://example.org/1")
    #expect(try FeedText.atomEntry("<guid isPermaLink='false'>https://example.org/1</guid>").page == nil)
    #expect(try FeedText.atomEntry("<dc:identifier>https://example.org/1</dc:identifier>").page?.text == "https://example.org/1")
  }

  @Test(
    "attributes with the prefix of their element are read, whatever the prefix, and its own come first",
    arguments: ["atom", "a", "x-y"])
  func attributes(prefix p: String) throws {
    let feed = try FeedText.feed(
      """
      <\(p):feed xmlns:\(p)='http://www.w3.org/2005/Atom' xmlns:m='http://search.yahoo.com/mrss/' xmlns:o='urn:other'>
      <\(p):link \(p):href='/home'/><\(p):entry><\(p):title \(p):type='html'>A &amp;amp; B</\(p):title><\(p):id>1</\(p):id>
      <\(p):link \(p):rel='alternate' \(p):href='/1' o:href='/other'/>
      <\(p):link \(p):rel='enclosure' href='/1.mp3' \(p):href='/2.mp3' \(p):type='audio/mpeg' \(p):length='5'/>
      <m:content m:url='/3.mp3' m:fileSize='7' o:type='a/b'/><\(p):category \(p):term='lamps'/>
      <\(p):content \(p):type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><p>1 &lt; 2</p></div></\(p):content></\(p):entry></\(p):feed>
      """)
    let entry = try #require(feed.items.first)
    #expect(feed.homePage?.text == "https://example.org/home" && entry.title == "A & B" && entry.url?.text == "https://example.org/1")
    let files = try [
      Enclosure(url: WebURL("https://example.org/1.mp3"), type: "audio/mpeg", bytes: 5),
      Enclosure(url: WebURL("https://example.org/3.mp3"), type: "audio/mpeg", bytes: 7),
    ]
    #expect(entry.enclosures == files && entry.tags == ["lamps"] && entry.body.withoutBase == .html("<p>1 &lt; 2</p>"))
    let earlier = try #require(entry.earlierReadings.first)
    #expect(
      earlier.url?.text == "https://example.org/1.mp3" && earlier.title == "A &amp; B" && earlier.enclosures.isEmpty && earlier.guid == "1")
  }

  @Test("an Atom element in RSS is read with prefixed attributes")
  func atomInRSS() throws {
    let item = try FeedText.rssItem("<a:link a:rel='enclosure' a:href='/1.mp3'/><a:category a:term='x'/>", root: Self.root)
    #expect(item.enclosures.map(\.url.text) == ["https://example.org/1.mp3"] && item.tags == ["x"])
  }

  @Test(
    "what earlier versions ignored is missing in the earlier reading, and nothing else",
    arguments: [
      ("<a:title>T</a:title><guid>g</guid>", FeedItem(guid: "g")), ("<id>i</id><title>T</title>", FeedItem(title: "T")),
      ("<published>2026-03-01</published><title>T</title>", FeedItem(title: "T")),
      ("<pubDate>1er mars 2026</pubDate><title>T</title>", FeedItem(title: "T")),
      ("<dcterms:modified>March 1, 2026 - 8:30</dcterms:modified><title>T</title>", FeedItem(title: "T")),
      ("<summary>S</summary><title>T</title>", FeedItem(title: "T")),
      ("<enclosure href='/1.mp3'/><title>T</title>", FeedItem(title: "T")),
    ])
  func earlierRSS(written: String, earlier: FeedItem) throws {
    #expect(try FeedText.rssItem(written, root: Self.root).earlierReadings == [earlier])
  }

  @Test(
    "what earlier versions ignored in Atom is missing in the earlier reading, and nothing else",
    arguments: [
      ("<guid>g</guid><title>T</title>", FeedItem(title: "T")), ("<dc:date>2026-03-01</dc:date><id>i</id>", FeedItem(guid: "i")),
      ("<dc:title>T</dc:title><id>i</id>", FeedItem(guid: "i")), ("<description>D</description><id>i</id>", FeedItem(guid: "i")),
      ("<dcterms:modified>2026-03-01</dcterms:modified><id>i</id>", FeedItem(guid: "i")),
      ("<updated>March 1, 2026 - 8:30</updated><id>i</id>", FeedItem(guid: "i")),
      ("<content:encoded>C</content:encoded><summary>S</summary>", FeedItem(body: .text("S"))),
      ("<enclosure href='/1.mp3'/><id>i</id>", FeedItem(guid: "i")),
    ])
  func earlierAtom(written: String, earlier: FeedItem) throws {
    #expect(try FeedText.atomEntry(written, root: Self.root).earlierReadings == [earlier])
  }

  @Test("elements with a usual prefix are read although its namespace is misspelt, and are missing in the earlier reading")
  func misspelt() throws {
    let root = """
      xmlns:content='http://www.purl.org/rss/1.0/modules/content/' xmlns:dc='http://purl.org/dc/' xmlns:m='https://www.rssboard.org/media-rss' \
      xmlns:itunes='http://itunes.com/dtds/podcast-1.0.dtd' xmlns:x='urn:x'
      """
    let item = try FeedText.rssItem(
      """
      <title xmlns='urn:x'>X</title><x:title>X</x:title><title>T</title><content:encoded>C</content:encoded><dc:identifier>urn:1</dc:identifier>
      <dc:creator>Ada</dc:creator><dc:date>2026-03-01</dc:date><m:thumbnail url='https://example.org/t.png'/><itunes:keywords>k</itunes:keywords>
      """, root: root)
    #expect(item.guid == "urn:1" && item.title == "T" && item.body.withoutBase == .html("C") && item.authors.map(\.name) == ["Ada"])
    #expect(item.published != nil && item.image?.text == "https://example.org/t.png" && item.tags == ["k"])
    #expect(item.earlierReadings == [FeedItem(title: "T")])
    let both = "<dc:creator>X</dc:creator><d:creator xmlns:d='http://purl.org/dc/elements/1.1/'>Ada</d:creator>"
    #expect(try FeedText.rssItem(both, root: root).authors.map(\.name) == ["Ada"])
  }

  @Test("an element of an unknown namespace is ignored beside those of a known one, also in the channel")
  func besideKnown() throws {
    let links = "<rss:link xmlns:rss='urn:x'>https://example.org/x</rss:link><link>https://example.org/</link>"
    #expect(try FeedText.feed("<rss><channel>\(links)<item/></channel></rss>").homePage?.text == "https://example.org/")
  }

  @Test("an element of an unknown namespace is no part of the text around it")
  func insideText() throws {
    let foreign = "<dc:creator xmlns:dc='urn:x'>Ada</dc:creator>"
    #expect(try FeedText.rssItem("<guid>abc\(foreign)</guid>").guid == "abc" && FeedText.rssItem("<guid>a\(foreign)b</guid>").guid == "ab")
    #expect(try FeedText.rssItem("words \(foreign)").authors.map(\.name) == ["Ada"])
  }

  @Test("a text that declares the namespace of XHTML is the item's own, if no other has its name")
  func declaringXHTML() throws {
    let xhtml = "xmlns='http://www.w3.org/1999/xhtml'"
    let entry = try FeedText.atomEntry(
      """
      <id>i</id><title type='xhtml' \(xhtml)><div>A <b>b</b></div></title><summary type='html' \(xhtml)>&lt;p>S&lt;/p></summary>
      <content type='xhtml' \(xhtml)><div><p>1 &lt; 2</p></div></content>
      """)
    #expect(entry.title == "A b" && entry.summary == "S" && entry.body.withoutBase == .html("<p>1 &lt; 2</p>"))
    #expect(entry.earlierReadings == [FeedItem(guid: "i")])
    let item = try FeedText.rssItem("<title \(xhtml)>A</title><description \(xhtml)>a &lt;b>b&lt;/b></description><guid>g</guid>")
    #expect(item.title == "A" && item.body.withoutBase == .html("a <b>b</b>") && item.earlierReadings == [FeedItem(guid: "g")])
    for both in ["<title \(xhtml)>X</title><title>A</title>", "<title>A</title><title \(xhtml)>X</title>"] {
      for item in try [FeedText.rssItem(both), FeedText.atomEntry(both)] { #expect(item.title == "A" && item.earlierReadings.isEmpty) }
    }
    #expect(try FeedText.rssItem("<x:title xmlns:x='http://www.w3.org/1999/xhtml'>X</x:title>").title.isEmpty)
    #expect(try FeedText.rssItem("<title \(xhtml)>A</title><dc:title>D</dc:title>", root: Self.root).title == "A")
  }

  @Test("a document without such elements has no earlier readings")
  func same() throws {
    let rss = "<title>T</title><guid>g</guid><a:updated>2026-03-01</a:updated><a:link href='/1'/><dc:date>2026-03-01</dc:date>"
    #expect(try FeedText.rssItem(rss, root: Self.root).earlierReadings.isEmpty)
    let atom = "<title>T</title><id>i</id><published>2026-03-01</published><link href='/1'/><dc:creator>A</dc:creator>"
    #expect(try FeedText.atomEntry(atom, root: Self.root).earlierReadings.isEmpty)
  }

  @Test("the date of an item in JSON has an earlier reading, too")
  func json() throws {
    let item = #"{"id": "1", "date_published": "1er mars 2026", "date_modified": "March 2, 2026 - 8:30"}"#
    let feed = try FeedText.feed("{\"version\": \"https://jsonfeed.org/version/1\", \"items\": [\(item), {\"id\": \"2\"}]}")
    #expect(feed.items.map(\.published?.rfc3339) == ["2026-03-01T00:00:00Z", nil])
    #expect(feed.items.map(\.updated?.rfc3339) == ["2026-03-02T08:30:00Z", nil])
    #expect(feed.items.map(\.earlierReadings) == [[FeedItem(guid: "1")], []])
  }
}

extension FeedItem {
  fileprivate var withoutEarlierReadings: FeedItem {
    var item = self
    item.earlierReadings = []
    return item
  }
}
