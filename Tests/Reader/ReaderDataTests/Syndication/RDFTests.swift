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
