import CoreDomain
import ReaderDomain
import Testing

@Suite("RSS in RDF")
struct RDFTests {
  @Test("the items of RSS 1.0 are read beside the channel")
  func version1() throws {
    let feed = try FeedText.feed(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://example.org/feed.rdf">
        <title>News</title><link>https://example.org/</link><description>All of it</description><dc:language>fr</dc:language>
        <items><rdf:Seq><rdf:li rdf:resource="https://example.org/1"/></rdf:Seq></items>
      </channel>
      <image rdf:about="https://example.org/i.png"><title>no</title><url>https://example.org/i.png</url></image>
      <item rdf:about="https://example.org/1">
        <title>One</title><link>https://example.org/1</link><description>text</description>
        <dc:date>2026-03-01T08:30+01:00</dc:date><dc:creator>Ann</dc:creator><dc:subject>S</dc:subject>
      </item>
      <item rdf:about="https://example.org/2"><title>Two</title></item>
      </rdf:RDF>
      """)
    #expect(feed.format == .rdf)
    #expect(feed.title == "News")
    #expect(feed.summary == "All of it")
    #expect(feed.language == Language("fr"))
    #expect(feed.icon?.text == "https://example.org/i.png")
    #expect(
      feed.items == [
        FeedItem(
          guid: "https://example.org/1", title: "One", url: try WebURL("https://example.org/1"), body: .html("text"),
          published: Timestamp(rfc3339: "2026-03-01T07:30:00Z"), authors: [Author(name: "Ann")].compactMap { $0 }, tags: ["S"]),
        FeedItem(guid: "https://example.org/2", title: "Two", url: try WebURL("https://example.org/2")),
      ])
  }

  @Test(
    "the body of an item may be in the form that the content module had first",
    arguments: [
      (contentItem("<rdf:value>a &lt;b&gt;c&lt;/b&gt; &amp;amp; d</rdf:value>"), "a <b>c</b> &amp; d"),
      (contentItem("<rdf:value><![CDATA[a <b>c</b>]]></rdf:value>"), "a <b>c</b>"),
      (
        contentItem("<rdf:value rdf:parseType='Literal'>a <b xmlns='http://www.w3.org/1999/xhtml'>c &amp; &lt;</b></rdf:value>"),
        "a <b>c &amp; &lt;</b>"
      ),
      (
        contentItem("<content:format rdf:resource='http://example.org/text/plain'/><rdf:value>plain</rdf:value>")
          + contentItem("<content:format rdf:resource='http://www.w3.org/TR/html4/'/><rdf:value>&lt;i&gt;rich&lt;/i&gt;</rdf:value>"),
        "<i>rich</i>"
      ),
      (contentItem("<content:format rdf:resource='http://example.org/text/plain'/><rdf:value>plain</rdf:value>"), "plain"),
      (contentItem("<rdf:value> </rdf:value>"), nil), ("", nil),
    ] as [(String, String?)])
  func contentItems(list: String, body: String?) throws {
    for root in ["rdf:RDF", "rss"] {
      let item = try #require(
        try FeedText.feed(
          """
          <\(root) xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \(root == "rss" ? "" : "xmlns='http://purl.org/rss/1.0/'")
            xmlns:content="http://purl.org/rss/1.0/modules/content/">
          <channel><title>T</title>\(root == "rss" ? "" : "</channel>")
          <item>
            <title>A</title><link>https://example.org/a</link>
            <content:items><rdf:Bag>\(list)</rdf:Bag></content:items><description>short</description>
          </item>
          \(root == "rss" ? "</channel>" : "")</\(root)>
          """
        ).items.first)
      #expect(item.title == "A" && item.body == .html(body ?? "short") && item.summary == body.map { _ in "short" })
      #expect(item.earlierReadings.map(\.body) == (body == nil ? [] : [.html("short")]))
    }
  }

  private static func contentItem(_ inside: String) -> String { "<rdf:li><content:item>\(inside)</content:item></rdf:li>" }

  @Test("the file of an item may be in the enclosure module, which earlier versions ignored")
  func enclosure() throws {
    let feed = try FeedText.feed(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:enc="http://purl.oclc.org/net/rss_2.0/enc#">
      <channel><title>T</title></channel>
      <item><title>A</title><enc:enclosure rdf:resource="/a.mp3" enc:type="audio/mpeg" enc:length="5"/></item>
      </rdf:RDF>
      """)
    let item = try #require(feed.items.first)
    #expect(item.enclosures == [Enclosure(url: try WebURL("https://example.org/a.mp3"), type: "audio/mpeg", bytes: 5)])
    #expect(item.earlierReadings == [FeedItem(title: "A")])
  }

  @Test("the items of RSS 0.90 are read beside the channel")
  func version090() throws {
    let feed = try FeedText.feed(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/">
      <channel><title>Old</title><link>https://example.org/</link></channel>
      <item><title>A</title><link>https://example.org/a</link></item>
      </rdf:RDF>
      """)
    #expect(feed.title == "Old")
    #expect(feed.items == [FeedItem(title: "A", url: try WebURL("https://example.org/a"))])
  }
}
