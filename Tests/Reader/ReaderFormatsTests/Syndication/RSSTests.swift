import CoreDomain
import ReaderDomain
@testable import Syndication
import Testing

@Suite("RSS")
struct RSSTests {
  private let full = """
    <?xml version="1.0" encoding="UTF-8"?>
    <?xml-stylesheet href="style.xsl"?>
    <!-- a comment -->
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
      xmlns:media="http://search.yahoo.com/mrss/" xmlns:dcterms="http://purl.org/dc/terms/">
    <channel>
      <title>Tea &amp;amp; Biscuits</title>
      <link>https://example.org/</link>
      <description>All &lt;b&gt;about&lt;/b&gt; tea</description>
      <language>en-gb</language>
      <managingEditor>ed@example.org (Ed Itor)</managingEditor>
      <atom:link rel="self" type="application/rss+xml" href="https://example.org/feed.xml"/>
      <image><url>/logo.png</url><title>Logo title</title><link>https://example.net/logo</link></image>
      <textInput><title>Search</title><link>https://example.net/search</link></textInput>
      <item>
        <title>First   cup</title>
        <link> https://example.org/1?a=1&amp;b=2 </link>
        <guid isPermaLink="false">tag:example.org,2026:1</guid>
        <description>short &lt;i&gt;words&lt;/i&gt;</description>
        <content:encoded><![CDATA[<p>Long &amp; <em>good</em></p>]]></content:encoded>
        <dc:creator>Jane Doe</dc:creator><dc:creator>John Roe</dc:creator>
        <category>Tea</category><category>Cups</category><category>Tea</category><dc:subject>Water</dc:subject>
        <pubDate>Sun, 01 Mar 2026 08:30:00 GMT</pubDate>
        <dcterms:modified>2026-03-02T00:00:00Z</dcterms:modified>
        <enclosure url="https://example.org/1.mp3" type="audio/mpeg" length="12345"/>
        <itunes:duration>1:02:03</itunes:duration>
        <itunes:image href="/1.jpg"/>
        <dc:language>de</dc:language>
      </item>
      <item><title>Second</title></item>
    </channel>
    </rss>
    """

  @Test("every field of a full feed is read")
  func fullFeed() throws {
    let parsed = try FeedText.parsed(full)
    #expect(parsed.repairs.isEmpty)
    let item = FeedItem(
      guid: "tag:example.org,2026:1", title: "First cup", url: try WebURL("https://example.org/1?a=1&b=2"),
      body: .html("<p>Long &amp; <em>good</em></p>"), summary: "short words", image: try WebURL("https://example.org/1.jpg"),
      published: Timestamp(rfc3339: "2026-03-01T08:30:00Z"), updated: Timestamp(rfc3339: "2026-03-02T00:00:00Z"),
      authors: ["Jane Doe", "John Roe"].compactMap { Author(name: $0) }, tags: ["Tea", "Cups", "Water"],
      enclosures: [Enclosure(url: try WebURL("https://example.org/1.mp3"), type: "audio/mpeg", bytes: 12345, seconds: 3723)],
      language: Language("de"))
    #expect(
      parsed.feed
        == Feed(
          format: .rss, title: "Tea & Biscuits", homePage: try WebURL("https://example.org/"),
          url: try WebURL("https://example.org/feed.xml"), summary: "All about tea", language: Language("en-gb"),
          icon: try WebURL("https://example.org/logo.png"), authors: [Author(name: "Ed Itor")].compactMap { $0 },
          items: [item, FeedItem(title: "Second")]))
  }

  @Test("chunks of any size give the same feed", arguments: [1, 2, 3, 7, 64, 1000])
  func articles(size: Int) throws {
    let whole = try FeedText.parsed(full)
    #expect(try FeedParser.feed(from: Array(full.utf8), contentType: nil, base: FeedText.origin, chunk: size) == whole)
  }

  @Test(
    "titles are read as plain text",
    arguments: [
      ("AT&amp;T", "AT&T"), ("AT&amp;amp;T", "AT&T"), ("a &lt; b", "a < b"), ("1 &lt; 2 &gt; 0", "1 < 2 > 0"),
      ("&lt;b&gt;Bold&lt;/b&gt; words", "Bold words"), ("<![CDATA[<em>Set</em> &amp; done]]>", "Set & done"),
      ("Vec&lt;T&gt; explained", "Vec<T> explained"), ("a <b>c</b> d", "a c d"), ("  two\n lines  ", "two lines"), ("caf&eacute;", "café"),
      ("it&#8217;s", "it’s"), ("it&#146;s", "it’s"), ("it&amp;#146;s", "it’s"), ("one&lt;br&gt;two", "one two"), ("&amp;bogus;", "&bogus;"),
      ("R&amp;D &amp; more", "R&D & more"), ("&lt;script&gt;x()&lt;/script&gt;ok", "<script>x()</script>ok"),
      ("&lt;!-- no --&gt;yes", "yes"),
      ("&lt;unclosed", "<unclosed"), ("&lt;b unclosed", "<b unclosed"), ("", ""), ("<![CDATA[]]>", ""),
    ])
  func titles(written: String, read: String) throws {
    #expect(try FeedText.rssItem("<title>\(written)</title>").title == read)
  }

  @Test(
    "an item's URL is read from its link or permalink",
    arguments: [
      ("<link>https://example.com/a</link>", "https://example.com/a"),
      ("<link>https://example.com/a/../b</link>", "https://example.com/b"),
      ("<link>https://example.com/a b</link>", "https://example.com/a%20b"),
      ("<link>HTTPS://EXAMPLE.com/A</link>", "https://example.com/A"), ("<link>/a</link>", "https://example.org/a"),
      ("<link>\n https://example.com/a\n</link>", "https://example.com/a"),
      ("<guid>https://example.com/g</guid>", "https://example.com/g"),
      ("<guid isPermaLink=\"true\">https://example.com/g</guid>", "https://example.com/g"),
      ("<guid isPermaLink=\"FALSE\">https://example.com/g</guid>", nil),
      ("<guid isPermaLink=\"junk\">https://example.com/g</guid>", "https://example.com/g"),
      ("<guid>not an address</guid>", nil),
      ("<guid>https://example.com/g</guid><link>https://example.com/a</link>", "https://example.com/a"),
      ("<link/><guid>https://example.com/g</guid>", "https://example.com/g"),
      ("<atom:link xmlns:atom=\"http://www.w3.org/2005/Atom\" href=\"https://example.com/at\"/>", "https://example.com/at"),
      ("<atom:link rel=\"alternate\" href=\"https://example.com/undeclared\"/>", "https://example.com/undeclared"),
      ("<link>javascript:alert(1)</link>", nil), ("<link>ftp://example.org/a</link>", nil), ("<link>mailto:a@example.org</link>", nil),
      ("<link>//example.net/p</link>", "https://example.net/p"),
    ] as [(String, String?)])
  func links(written: String, read: String?) throws {
    let channel = "<link>https://example.org/</link>"
    #expect(try FeedText.rssItem(written, channel: channel).url?.text == read)
  }

  @Test("relative links are resolved against xml:base, else the home page, else the document")
  func bases() throws {
    let inBase = try FeedText.rssItem(
      "<link>a</link>", root: "xml:base=\"https://example.com/x/\"", channel: "<link>https://example.net/h/</link>")
    #expect(inBase.url?.text == "https://example.com/x/a")
    #expect(
      try FeedText.rssItem("<link>a</link>", channel: "<link>https://example.net/h/</link>").url?.text == "https://example.net/h/a")
    #expect(try FeedText.rssItem("<link>a</link>").url?.text == "https://example.org/feeds/a")
  }

  @Test(
    "an item's body is read from its best element",
    arguments: [
      ("<description>d</description>", .html("d")),
      ("<content:encoded>c</content:encoded><description>d</description>", .html("c")),
      ("<description>d</description><content:encoded>c</content:encoded>", .html("c")),
      ("<content:encoded> </content:encoded><description>d</description>", .html("d")),
      ("<description><p>naked <b>markup</b></p></description>", .html("<p>naked <b>markup</b></p>")),
      ("<description>x<img src=\"a?b&amp;c\"/>y</description>", .html("x<img src=\"a?b&amp;c\">y")),
      ("<description><![CDATA[a &amp; b]]> &lt;i&gt;</description>", .html("a &amp; b <i>")),
      ("<itunes:summary>s</itunes:summary>", .text("s")),
      ("<media:group><media:description>m</media:description></media:group>", .text("m")),
      ("<title>t</title>", .none),
    ] as [(String, ArticleBody)])
  func bodies(written: String, read: ArticleBody) throws {
    #expect(try FeedText.rssItem(written).body.withoutBase == read)
  }

  @Test(
    "an item's authors are read from the best author elements",
    arguments: [
      ("<author>jane@example.org (Jane Doe)</author>", ["Jane Doe"]), ("<author>Jane Doe &lt;jane@example.org&gt;</author>", ["Jane Doe"]),
      ("<author>jane@example.org</author>", ["jane@example.org"]), ("<author>Jane Doe</author>", ["Jane Doe"]), ("<author/>", []),
      ("<itunes:author>Pod</itunes:author>", ["Pod"]), ("<dc:creator>A</dc:creator><dc:creator>B</dc:creator>", ["A", "B"]),
      ("<author>x@example.org</author><dc:creator>A</dc:creator>", ["A"]),
      ("<atom:author><atom:name>At</atom:name></atom:author>", ["At"]),
      ("<author>Jane Doe (Reuters)</author>", ["Jane Doe (Reuters)"]),
      ("<author>Jane Doe &lt;Reuters&gt;</author>", ["Jane Doe <Reuters>"]),
      ("<author>jane@example.org (Jane Doe (Reuters))</author>", ["Jane Doe (Reuters)"]),
      ("<author>Jane Doe (Reuters) &lt;jane@example.org&gt;</author>", ["Jane Doe (Reuters)"]),
      ("<author>Jane (AP) (Reuters)</author>", ["Jane (AP) (Reuters)"]), ("<author>Jane Doe (jane@example.org)</author>", ["Jane Doe"]),
      ("<author>jane@example.org (@jane)</author>", ["@jane"]), ("<author>@jane (Jane Doe)</author>", ["@jane (Jane Doe)"]),
      ("<author>(jane@example.org)</author>", ["jane@example.org"]), ("<author>jane@example.org ()</author>", ["jane@example.org"]),
      ("<author>Jane &lt;mailto:jane@example.org&gt;</author>", ["Jane"]), ("<author>()</author>", []),
      ("<author>Jane)</author>", ["Jane)"]),
      ("<author>Jane &lt;a@example.org&gt;</author>", ["Jane"]),
      ("<author>a@example.org, b@example.org (Staff)</author>", ["a@example.org, b@example.org (Staff)"]),
      ("<dc:creator>Jane Doe (Reuters)</dc:creator>", ["Jane Doe (Reuters)"]), ("<dc:author>Dee</dc:author>", ["Dee"]),
      ("<dc:author>Dee</dc:author><itunes:author>Pod</itunes:author>", ["Pod"]),
      ("<author><name>Jane</name><email>jane@example.org</email></author>", ["Jane"]),
      ("<author>Jane <b>Doe</b></author>", ["Jane Doe"]), ("<dc:creator><a href='x'>Jane</a> <i>Doe</i></dc:creator>", ["Jane Doe"]),
    ])
  func authors(written: String, read: [String]) throws {
    #expect(try FeedText.rssItem(written).authors.map(\.shown) == read)
  }

  @Test(
    "a feed's authors are read from the best author elements",
    arguments: [
      ("<managingEditor>ed@example.org (Ed)</managingEditor><itunes:owner><itunes:name>O</itunes:name></itunes:owner>", ["Ed"]),
      ("<itunes:owner><itunes:name>Owner</itunes:name><itunes:email>o@example.org</itunes:email></itunes:owner>", ["Owner"]),
      ("<itunes:owner><itunes:email>o@example.org</itunes:email></itunes:owner>", ["o@example.org"]),
      ("<author>jane@example.org (Jane)</author>", ["Jane"]), ("<dc:author>Dee</dc:author>", ["Dee"]),
      ("<atom:author><atom:name>At</atom:name></atom:author>", ["At"]), ("<webMaster>w@example.org</webMaster>", []),
    ])
  func authorsOfFeed(written: String, read: [String]) throws {
    #expect(try FeedText.feed("<rss><channel><title>T</title>\(written)</channel></rss>").authors.map(\.shown) == read)
  }

  @Test(
    "unescaped markup in plain-text elements keeps its words",
    arguments: [
      ("<category>Tea <b>and</b> <i>cups</i></category>", ["Tea and cups"]), ("<category><p>Tea</p><p>Cups</p></category>", ["Tea Cups"]),
      ("<category>Tea<br/>cups</category>", ["Tea cups"]), ("<dc:subject><span>Tea <em>x</em></span></dc:subject>", ["Tea x"]),
      ("<itunes:keywords><b>a</b>,b</itunes:keywords>", ["a", "b"]),
      ("<category>Tea <b>and</category>", ["Tea and"]),
    ])
  func words(written: String, tags: [String]) throws {
    let item = try FeedText.rssItem(
      "<guid>g<b>1</b></guid>\(written)<link><a href=\"x\">https://example.org/<i>1</i></a></link><pubDate><b>2026-03-01</b></pubDate>")
    #expect(item.tags == tags)
    #expect(item.guid == "g1" && item.url?.text == "https://example.org/1" && item.published?.rfc3339 == "2026-03-01T00:00:00Z")
  }

  @Test(
    "categories of every namespace are tags",
    arguments: [
      ("<media:category>Tea</media:category>", ["Tea"]),
      ("<media:category label=\"Tea &amp;amp; Cups\">tea/cups</media:category>", ["Tea & Cups"]),
      ("<media:group><media:category>Tea</media:category></media:group>", ["Tea"]),
      ("<media:content url=\"/v.mp4\"><media:category>Tea</media:category></media:content>", ["Tea"]),
      ("<itunes:category text=\"Arts\"><itunes:category text=\"Tea\"/></itunes:category>", ["Arts", "Tea"]),
      ("<itunes:category>Arts</itunes:category>", ["Arts"]),
      ("<category>Tea</category><media:category>Tea</media:category><itunes:category text=\"Cups\"/>", ["Tea", "Cups"]),
    ])
  func categories(written: String, tags: [String]) throws {
    #expect(try FeedText.rssItem(written).tags == tags)
    let entry = written.replacing("<category>Tea</category>", with: "<category term='Tea'/>").replacing("&amp;amp;", with: "&amp;")
    #expect(try FeedText.atomEntry(entry).tags == tags)
  }

  @Test("a dc:identifier is the page of an item without a link, but not its URL")
  func impliedURL() throws {
    let item = try FeedText.rssItem("<title>A</title><dc:identifier>https://example.com/1</dc:identifier>")
    #expect(item.url == nil && item.page?.text == "https://example.com/1")
    #expect(try FeedText.rssItem("<guid isPermaLink=\"false\">https://example.com/1</guid>").page == nil)
    #expect(
      try FeedText.rssItem("<link>/a</link><dc:identifier>https://example.com/1</dc:identifier>").page?.text == "https://example.org/a")
  }

  @Test(
    "an item's enclosures and image are read",
    arguments: [
      ("<enclosure url=\"/a.mp3\" length=\"7\" type=\"audio/mpeg\"/>", ["https://example.org/a.mp3 audio/mpeg 7 -"], nil),
      ("<enclosure url=\"/a.mp3\" length=\"\"/><enclosure url=\"/a.mp3\"/>", ["https://example.org/a.mp3 audio/mpeg - -"], nil),
      ("<enclosure url=\"javascript:x\"/><enclosure/>", [], nil),
      ("<enclosure url=\"/a.mp3\" length=\"1,024\"><b/>text</enclosure>", ["https://example.org/a.mp3 audio/mpeg 1024 -"], nil),
      ("<enclosure url=\"/a.mp3\"/><itunes:duration>2:05</itunes:duration>", ["https://example.org/a.mp3 audio/mpeg - 125"], nil),
      (
        "<media:content url=\"/v.mp4\" type=\"video/mp4\" fileSize=\"9\" duration=\"61\"/>",
        ["https://example.org/v.mp4 video/mp4 9 61"], nil
      ),
      (
        "<media:group><media:thumbnail url=\"/t.png\"/><media:content url=\"/v.mp4\"/></media:group>",
        ["https://example.org/v.mp4 video/mp4 - -"], "https://example.org/t.png"
      ),
      (
        "<media:content url=\"/p.jpg\" medium=\"image\"><media:title>no title</media:title></media:content>",
        ["https://example.org/p.jpg image/jpeg - -"], "https://example.org/p.jpg"
      ),
      ("<image><url>/i.png</url><title>no</title></image>", [], "https://example.org/i.png"),
    ] as [(String, [String], String?)])
  func media(written: String, enclosures: [String], image: String?) throws {
    let item = try FeedText.rssItem(written)
    let shown = item.enclosures.map { enclosure in
      let numbers = [enclosure.bytes, enclosure.seconds].map { $0.map { String($0) } ?? "-" }
      return ([enclosure.url.text, enclosure.type ?? "-"] + numbers).joined(separator: " ")
    }
    #expect(shown == enclosures)
    #expect(item.image?.text == image)
    #expect(item.title.isEmpty)
  }

  @Test(
    "durations are read as seconds",
    arguments: [
      ("90", 90), ("1:30", 90), ("01:00:01", 3601), ("90.7", 90), ("0", nil), ("", nil), ("junk", nil), ("1:2:3:4", nil), ("-5", nil),
      ("1:x", nil), ("nan", nil), ("1e300", nil),
    ] as [(String, Int?)])
  func durations(written: String, read: Int?) {
    #expect(FeedDuration.seconds(written) == read)
  }

  @Test(
    "titles in other namespaces and in inner elements do not change the item's title",
    arguments: [
      "<title>T</title><s:variant xmlns:s=\"https://example.com/s\"><s:title>no</s:title><title>no</title></s:variant>",
      "<x:title>no</x:title><title>T</title>", "<image><title>no</title></image><title>T</title>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>no</title></svg><title>T</title>",
      "<source url=\"x\"><title>no</title></source><title>T</title>",
    ])
  func bleeding(inside: String) throws {
    #expect(try FeedText.rssItem(inside).title == "T")
  }

  @Test(
    "a document with an unusual root is still RSS",
    arguments: [
      "<rss><channel><item><title>T</title></item></channel></rss>", "<channel><item><title>T</title></item></channel>",
      "<rss><item><title>T</title></item></rss>", "<RSS><Channel><Item><Title>T</Title></Item></Channel></RSS>",
      "<rss xmlns=\"http://backend.userland.com/rss2\"><channel><item><title>T</title></item></channel></rss>",
      "<rss xmlns=\"https://example.com/unknown\"><channel><item><title>T</title></item></channel></rss>",
      "<rss><channel xmlns=\"http://purl.org/rss/1.0/\"><item><title>T</title></item></channel></rss>",
      "\n\n  <?xml version=\"1.0\"?><rss><channel><item><title>T</title></item></channel></rss>",
      "\u{FEFF}\n<rss><channel><item><title>T</title></item></channel></rss>",
      "<!DOCTYPE rss PUBLIC \"x\" \"http://example.com/rss.dtd\" [<!ENTITY a \"<b>\">]><rss><channel><item><title>T</title></item></channel></rss>",
    ])
  func roots(document: String) throws {
    let feed = try FeedText.feed(document)
    #expect(feed.format == .rss)
    #expect(feed.items.map(\.title) == ["T"])
  }

  @Test("a namespace is recognised in any spelling")
  func spellings() throws {
    for namespace in [
      "http://purl.org/rss/1.0/modules/content/", "https://purl.org/rss/1.0/modules/content", "HTTP://PURL.ORG/RSS/1.0/modules/content/",
    ] {
      #expect(try FeedText.rssItem("<z:encoded>c</z:encoded>", root: "xmlns:z=\"\(namespace)\"").body.withoutBase == .html("c"))
    }
  }
}
