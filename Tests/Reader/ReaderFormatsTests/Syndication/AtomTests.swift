import CoreDomain
import ReaderDomain
@testable import Syndication
import Testing

@Suite("Atom")
struct AtomTests {
  @Test("every field of a full feed is read")
  func fullFeed() throws {
    let feed = try FeedText.feed(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xmlns:media="http://search.yahoo.com/mrss/">
        <title type="html">Tea &amp;amp; &lt;b&gt;more&lt;/b&gt;</title><subtitle>Sub &lt; title</subtitle>
        <id>tag:example.org,2026:feed</id>
        <link href="/"/><link rel="self" href="main.xml"/><logo>/logo.png</logo>
        <author><name>Ann</name><uri>https://example.org/ann</uri></author>
        <entry>
          <title>One</title><id>tag:example.org,2026:1</id>
          <link rel="edit" href="/edit"/><link rel="alternate" type="application/json" href="/1.json"/>
          <link rel="alternate" type="text/html" href="/1"/><link rel="enclosure" href="/1.mp3" type="audio/mpeg" length="5"/>
          <published>2026-03-01T08:30:00Z</published><updated>2026-03-02T08:30:00.250Z</updated>
          <author><name>Bob</name></author><author><name>Cid</name></author>
          <category term="t1" label="Label"/><category term="t2"/>
          <summary>in short</summary>
          <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p class="x">a &lt; <b>b</b><br/></p></div></content>
        </entry>
        <entry xml:lang="de"><title/><summary type="html">&lt;p&gt;only&lt;/p&gt;</summary><media:group><media:title>Film</media:title>
          <media:thumbnail url="https://example.org/f.jpg"/></media:group></entry>
      </feed>
      """)
    let first = FeedItem(
      guid: "tag:example.org,2026:1", title: "One", url: try WebURL("https://example.org/1"),
      body: .html("<p class=\"x\">a &lt; <b>b</b><br></p>", base: FeedText.origin), summary: "in short",
      published: Timestamp(rfc3339: "2026-03-01T08:30:00Z"),
      updated: Timestamp(rfc3339: "2026-03-02T08:30:00.250Z"), authors: ["Bob", "Cid"].compactMap { Author(name: $0) },
      tags: ["Label", "t2"], enclosures: [Enclosure(url: try WebURL("https://example.org/1.mp3"), type: "audio/mpeg", bytes: 5)])
    let second = FeedItem(
      title: "Film", body: .html("<p>only</p>", base: FeedText.origin), image: try WebURL("https://example.org/f.jpg"),
      language: Language("de"))
    #expect(feed.items == [first, second])
    #expect(
      feed
        == Feed(
          format: .atom, title: "Tea & more", homePage: try WebURL("https://example.org/"),
          url: try WebURL("https://example.org/feeds/main.xml"), summary: "Sub < title", language: Language("en"),
          icon: try WebURL("https://example.org/logo.png"),
          authors: [Author(name: "Ann", url: "https://example.org/ann")].compactMap { $0 }, items: [first, second]))
  }

  @Test(
    "text constructs of every type are read",
    arguments: [
      ("<title>a &lt;b&gt; &amp;amp; c</title>", "a <b> &amp; c"), ("<title type=\"text\">AT&amp;T</title>", "AT&T"),
      ("<title type=\"html\">a &lt;b&gt;c&lt;/b&gt; &amp;amp; d</title>", "a c & d"),
      ("<title type=\"HTML\">&lt;i&gt;x&lt;/i&gt;</title>", "x"),
      ("<title type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">a <b>c</b> &lt; d</div></title>", "a c < d"),
      ("<title>a <b>c</b> &amp;amp; d</title>", "a c & d"), ("<title type=\"\">plain</title>", "plain"),
      ("<title type=\"text/html\" mode=\"escaped\">&lt;b&gt;x&lt;/b&gt;</title>", "x"),
      ("<title type=\"text\"> two\n  lines </title>", "two lines"), ("<title mode=\"escaped\">&lt;b&gt;x&lt;/b&gt;</title>", "x"),
      ("<title mode=\"base64\">VGVh</title>", "Tea"), ("<title mode=\"base64\">/w==</title>", "/w=="), ("<title>VGVh</title>", "VGVh"),
    ])
  func titles(written: String, read: String) throws {
    #expect(try FeedText.atomEntry(written).title == read)
  }

  @Test(
    "content of every type is read",
    arguments: [
      ("<content>a <b>c</b> &amp;amp; d</content>", .html("a <b>c</b> &amp; d")), ("<content>a &lt; b</content>", .text("a < b")),
      ("<content type=\"text\">x</content>", .text("x")),
      ("<content type=\"html\">&lt;p&gt;x&lt;/p&gt;</content>", .html("<p>x</p>")),
      ("<content type=\"text/plain\">x &lt;y&gt;</content>", .text("x <y>")),
      ("<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">a<div>b</div></div></content>", .html("a<div>b</div>")),
      ("<content type=\"xhtml\"><p xmlns=\"http://www.w3.org/1999/xhtml\">no div</p></content>", .html("<p>no div</p>")),
      ("<content type=\"xhtml\"><h:div xmlns:h=\"http://www.w3.org/1999/xhtml\"><h:p>x</h:p></h:div></content>", .html("<p>x</p>")),
      ("<content type=\"application/xhtml+xml\" mode=\"xml\"><div>x &amp; y</div></content>", .html("x &amp; y")),
      ("<content type=\"text/html\" mode=\"escaped\">&lt;b&gt;x</content>", .html("<b>x")),
      ("<content type=\"text/plain\" mode=\"escaped\">&lt;b&gt;x</content>", .html("<b>x")),
      ("<content type=\"text\" mode=\"base64\">VGVh</content>", .text("Tea")),
      ("<content type=\"xhtml\">\(div("a"))\(div("b"))</content>", .html("<div>a</div><div>b</div>")),
      ("<content type=\"xhtml\">\(div("a<i>b</i><div>c</div>"))</content>", .html("a<i>b</i><div>c</div>")),
      ("<content type=\"xhtml\">\(div("a</div><div>"))</content>", .html("<div>a</div><div></div>")),
      ("<content type=\"xhtml\">\(div("a").replacing("<div", with: "<div class='b'"))</content>", .html("a")),
      ("<content type=\"xhtml\"><div xml:base='/b/'>a</div></content>", .html("<div xml:base=\"/b/\">a</div>")),
      ("<content type=\"xhtml\"><div>a</div> b</content>", .html("<div>a</div> b")),
      ("<content type=\"xhtml\">a <div>b</div></content>", .html("a <div>b</div>")),
      ("<content type=\"xhtml\"><divider>a</divider></content>", .html("<divider>a</divider>")),
      ("<content type=\"xhtml\"><div>a<divider>b</divider></div></content>", .html("a<divider>b</divider>")),
      ("<content type=\"xhtml\"><div/></content><summary>s</summary>", .text("s")),
      ("<content type=\"svg\">a &lt;b&gt;c&lt;/b&gt;</content>", .html("a <b>c</b>")),
      ("<content type=\"words\">a b</content>", .text("a b")),
      ("<content type=\"text\" mode=\"base64\">?</content>", .text("?")),
      ("<content type=\"text\" mode=\"base64\">IA==</content>", .text("IA==")),
      ("<content type=\"image/png\">AAAA</content><summary>s</summary>", .text("s")),
      ("<content type=\"html\"> </content><summary>s</summary>", .text("s")),
      ("<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\"> </div></content><summary>s</summary>", .text("s")),
      ("<title>t</title>", .none),
    ] as [(String, ArticleBody)])
  func contents(written: String, read: ArticleBody) throws {
    #expect(try FeedText.atomEntry(written).body.withoutBase == read)
  }

  private static func div(_ inside: String) -> String { "<div xmlns=\"http://www.w3.org/1999/xhtml\">\(inside)</div>" }

  @Test("a category is its label, its term or its text, and the icon of a feed goes before its logo")
  func categories() throws {
    let entry = try FeedText.atomEntry(
      "<category term=\"t\" label=\" La  bel \"/><category term=\"u\"/><category>text</category><category/>")
    #expect(entry.tags == ["La bel", "u", "text"])
    let feed = "<feed xmlns=\"http://www.w3.org/2005/Atom\"><logo>/l.png</logo><icon>/i.png</icon></feed>"
    #expect(try FeedText.feed(feed).icon?.text == "https://example.org/i.png")
  }

  @Test(
    "an entry's URL is read from its link or content source",
    arguments: [
      ("<link href=\"https://example.com/a\"/>", "https://example.com/a"), ("<link href=\" /a \"/>", "https://example.org/a"),
      ("<link rel=\"self\" href=\"/s\"/>", nil),
      ("<link rel=\"self\" href=\"/s\"/><link rel=\"alternate\" href=\"/a\"/>", "https://example.org/a"),
      ("<link rel=\"alternate\" href=\"javascript:x\"/>", nil), ("<content src=\"/c\" type=\"text/html\"/>", "https://example.org/c"),
      ("<link xml:base=\"https://example.com/z/\" href=\"a\"/>", "https://example.com/z/a"),
    ] as [(String, String?)])
  func links(written: String, read: String?) throws {
    #expect(try FeedText.atomEntry(written).url?.text == read)
  }

  @Test(
    "the page of an entry without a link is its ID, or the base URL of an empty link",
    arguments: [
      ("<id>https://example.com/1</id>", "https://example.com/1"), ("<id>tag:example.org,2026:1</id>", nil), ("<id>urn:uuid:1</id>", nil),
      ("<id>https://example.com/1</id><link href=\"/a\"/>", "https://example.org/a"),
      ("<id>https://example.com/1</id><link rel=\"related\" href=\"/r\"/>", "https://example.org/r"),
      ("<id>https://example.com/1</id><link rel=\"self\" href=\"/s\"/>", "https://example.com/1"),
      ("<id>1</id><link href=\"\"/>", "https://example.org/feeds/main.xml"),
      ("<id>https://example.com/1</id><link href=\"\"/>", "https://example.com/1"),
      ("<id>https://example.com/1</id><link xml:base=\"https://example.com/z\" href=\"\"/>", "https://example.com/z"),
      ("<link xml:base=\"/z/\" href=\" \"/>", "https://example.org/z/"),
    ] as [(String, String?)])
  func pages(written: String, read: String?) throws {
    let entry = try FeedText.atomEntry(written)
    #expect(entry.page?.text == read)
    #expect(ArticleIdentity.identities(of: [entry]) == ArticleIdentity.identities(of: [Self.withoutImplied(entry)]))
  }

  private static func withoutImplied(_ item: FeedItem) -> FeedItem {
    var item = item
    item.impliedURL = nil
    return item
  }

  @Test("entries that share an ID stay separate when the ID is their page")
  func sharedIDs() throws {
    let entry = { (title: String) in "<entry><id>https://example.com/</id><title>\(title)</title></entry>" }
    let items = try FeedText.feed("<feed xmlns=\"http://www.w3.org/2005/Atom\">\(entry("A"))\(entry("B"))</feed>").items
    #expect(Set(ArticleIdentity.identities(of: items)).count == 2)
  }

  @Test("an empty link of the feed resolves to its base URL")
  func emptyLink() throws {
    #expect(try FeedText.feed("<feed xmlns=\"http://www.w3.org/2005/Atom\"><link href=\"\"/></feed>").homePage == FeedText.origin)
    let feed = "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:base=\"/b/\"><link rel=\"alternate\" href=\"\"/></feed>"
    #expect(try FeedText.feed(feed).homePage?.text == "https://example.org/b/")
  }

  @Test(
    "relative URLs of authors are resolved",
    arguments: [
      ("/ann", "https://example.org/ann"), ("ann", "https://example.org/b/ann"),
      ("https://example.com/a/../ann", "https://example.com/a/../ann"),
      ("mailto:ann@example.org", "mailto:ann@example.org"), ("//example.net/ann", "https://example.net/ann"), ("JavaScript:x", nil),
      ("data:text/html,x", nil),
    ] as [(String, String?)])
  func people(written: String, read: String?) throws {
    let person = "<author><name>Ann</name><uri>\(written)</uri></author>"
    #expect(try FeedText.atomEntry(person, root: "xml:base=\"/b/\"").authors.first?.url == read)
    let feed = try FeedText.feed("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:base=\"/b/\">\(person)</feed>")
    #expect(feed.authors.first?.url == read)
    #expect(
      try FeedText.rssItem(
        person.replacing("author>", with: "atom:author>").replacing("<name", with: "<atom:name")
          .replacing("/name", with: "/atom:name").replacing("uri>", with: "atom:uri>"), root: "xml:base=\"/b/\""
      ).authors.first?.url == read)
    let json = "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{\"id\":\"1\",\"authors\":[{\"url\":\"\(written)\"}]}]}"
    let origin = try WebURL("https://example.org/b/feed.json")
    #expect(try FeedParser.feed(from: Array(json.utf8), contentType: nil, base: origin).feed.items.first?.authors.first?.url == read)
  }

  @Test(
    "an entry's authors are read from the best author elements",
    arguments: [
      ("<author><name>Ann</name></author><dc:creator>Dee</dc:creator>", ["Ann"]), ("<dc:creator>Dee (AP)</dc:creator>", ["Dee (AP)"]),
      ("<itunes:author>Pod</itunes:author>", ["Pod"]), ("<dc:author>Dee</dc:author>", ["Dee"]),
      ("<source><author><name>Src</name></author></source>", ["Src"]), ("<author><name>Ann <b>Lee</b></name></author>", ["Ann Lee"]),
      ("<author>Ann</author>", ["Ann"]), ("<author><email>ann@example.org</email></author>", ["ann@example.org"]),
    ])
  func authors(written: String, read: [String]) throws {
    #expect(try FeedText.atomEntry(written).authors.map(\.shown) == read)
  }

  @Test("a nested xml:base is relative to the enclosing one")
  func nestedBases() throws {
    let entry = try FeedText.atomEntry("<link xml:base=\"c/\" href=\"d\"/>", root: "xml:base=\"/b/\"")
    #expect(entry.url?.text == "https://example.org/b/c/d")
  }

  @Test(
    "an xml:base that is not of the web is ignored", arguments: ["urn:x:y", "javascript:alert(1)//", "file:///b/", "mailto:a@b.example"])
  func foreignBases(base: String) throws {
    let entry = try FeedText.atomEntry("<link xml:base='\(base)' href='d'/><content type='html'>x</content>", root: "xml:base='/b/'")
    #expect(entry.url?.text == "https://example.org/b/d")
    #expect(try FeedText.atomEntry("<link href='d'/>", root: "xml:base='\(base)'").url?.text == "https://example.org/feeds/d")
  }

  @Test("of several summaries, the first with text counts, and an empty one hid it from earlier versions")
  func emptySummary() throws {
    let entry = try FeedText.atomEntry("<id>i</id><summary/><summary> </summary><summary>S</summary>")
    #expect(entry.body == .text("S") && entry.earlierReadings == [FeedItem(guid: "i")])
    let both = try FeedText.atomEntry("<id>i</id><summary/><summary>S</summary><content>C</content>")
    #expect(both.body == .text("C") && both.summary == "S" && both.earlierReadings.isEmpty)
    #expect(try FeedText.atomEntry("<id>i</id><summary/>").earlierReadings.isEmpty)
  }

  @Test("an xml:base that is longer than any URL is ignored")
  func longBases() throws {
    let long = "https://example.com/" + String(repeating: "x", count: WebURL.maximumBytes)
    for base in [long, String(repeating: "x", count: WebURL.maximumBytes)] {
      let entry = try FeedText.atomEntry("<link xml:base=\"\(base)/\" href=\"d\"/>", root: "xml:base=\"/b/\"")
      #expect(entry.url?.text == "https://example.org/b/d")
    }
  }

  @Test("the element names of Atom 0.3 are read")
  func version03() throws {
    let feed = try FeedText.feed(
      """
      <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Old</title><tagline>line</tagline>
      <link rel="alternate" type="text/html" href="https://example.org/"/>
      <entry><title>E</title><issued>2004-01-02T03:04:05Z</issued><modified>2004-02-02T03:04:05Z</modified>
      <author><name>A</name><url>https://example.org/a</url></author></entry></feed>
      """)
    #expect(feed.summary == "line")
    #expect(feed.items.first?.published == Timestamp(rfc3339: "2004-01-02T03:04:05Z"))
    #expect(feed.items.first?.updated == Timestamp(rfc3339: "2004-02-02T03:04:05Z"))
    #expect(feed.items.first?.authors.first?.url == "https://example.org/a")
  }

  @Test("elements with a prefix are read, declared or not", arguments: ["xmlns:atom=\"http://www.w3.org/2005/Atom\"", ""])
  func prefixes(declaration: String) throws {
    let feed = try FeedText.feed(
      "<atom:feed \(declaration)><atom:title>T</atom:title><atom:entry><atom:title>E</atom:title></atom:entry></atom:feed>")
    #expect(feed.title == "T")
    #expect(feed.items.map(\.title) == ["E"])
  }
}
