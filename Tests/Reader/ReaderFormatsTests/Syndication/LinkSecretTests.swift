import ArticleStorage
import ArticleText
import CoreDomain
import DataDoubles
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Syndication
import Testing

/// The URL of a feed may contain a user name and a password. Earlier versions put them into every relative link, and accepted hosts with
/// invisible characters. Stored articles are identified by such links.
@Suite("Links that must not be read as before")
struct LinkSecretTests {
  private static let base = StoreSample.url("https://me:s3cret@example.org/feeds/main.xml")

  private static let html = "<a href='b'>b</a><a href=' '>e</a><img src='c.png' srcset='d.png 2x'><p xml:base='z/'><a href='y'>y</a></p>"
  private static let escaped = html.replacing("<", with: "&lt;").replacing("'", with: "&quot;")

  private static let documents = [
    """
    <rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title>
    <link>/home/</link><atom:link rel="self" href="main.xml"/><image><url>/i.png</url></image>
    <item><title>A</title><link>a?x=1</link><enclosure url="e.mp3" type="audio/mpeg" length="1"/><itunes:image href="/p.png"/>
    <description>\(escaped)</description><atom:author><atom:name>N</atom:name><atom:uri>/n</atom:uri></atom:author></item>
    <item><enclosure url="only.mp3" type="audio/mpeg" length="1"/></item>
    <item><guid isPermaLink="false">g</guid><title>G</title><link>g</link><enclosure url="g.mp3" type="audio/mpeg" length="1"/></item>
    <item xml:base="sub/"><title>H</title><link>h</link><description>\(escaped)</description></item>
    <item><title>I</title><link>https://goog&#x200B;le.com/a</link></item>
    <item><guid isPermaLink="false">j</guid><title>J</title><link>https://goog&#xAD;le.com/a</link></item>
    </channel></rss>
    """,
    """
    <feed xmlns="http://www.w3.org/2005/Atom" xml:base="base/"><title>T</title><link href="/home/"/><link rel="self" href="main.xml"/>
    <icon>/i.png</icon><author><name>N</name><uri>/n</uri></author>
    <entry><title>A</title><link href="a?x=1"/><link rel="enclosure" href="e.mp3"/><content type="html">\(escaped)</content></entry>
    <entry><title>H</title><link href="h"/><content src="s.html"/></entry>
    <entry><id>urn:x:g</id><title>G</title><link href=""/><link rel="related" href="r"/><summary type="html">\(escaped)</summary></entry>
    <entry><title>I</title><link href="https://goog&#x200B;le.com/a"/></entry>
    </feed>
    """,
    #"""
    {"version":"https://jsonfeed.org/version/1.1","title":"T","home_page_url":"/home/","feed_url":"main.json","icon":"/i.png","items":[
    {"title":"A","url":"a?x=1","image":"/p.png","content_html":"\#(html)","attachments":[{"url":"e.mp3","mime_type":"audio/mpeg"}],
    "authors":[{"name":"N","url":"/n"}]},
    {"id":"g","title":"G","url":"g","external_url":"/x","content_html":"\#(html)"},
    {"title":"I","url":"https://goog\u200Ble.com/a"}]}
    """#,
  ]

  private func read(_ document: Int) throws -> Feed {
    try FeedParser.feed(from: Array(Self.documents[document].utf8), contentType: nil, base: Self.base).feed
  }

  private func urls(in item: FeedItem) -> [String] {
    var urls = [item.url, item.externalURL, item.impliedURL, item.image].compactMap { $0?.text } + item.enclosures.map(\.url.text)
    urls += item.authors.compactMap(\.url)
    if case .html(_, let base) = item.body { urls += [base?.text].compactMap(\.self) }
    return urls
  }

  @Test(
    "no link of a feed carries the user name and password of its URL, and no link leads to a host that looks like another",
    arguments: documents.indices)
  func links(document: Int) throws {
    let feed = try read(document)
    let urls = [feed.homePage, feed.url, feed.icon].compactMap { $0?.text } + feed.authors.compactMap(\.url) + feed.items.flatMap(urls)
    #expect(urls.count > 8 && urls.allSatisfy { !$0.contains("s3cret") && $0.hasPrefix("https://example.org/") }, "\(urls)")
  }

  @Test("neither do the links in content that was stored with such a base")
  func content() {
    let bodies = [ArticleBody.html(Self.html, base: Self.base), .html(Self.html)]
    for body in bodies {
      let shown = DocumentReader.html(of: body, page: Self.base) ?? ""
      #expect(shown.contains("https://example.org/feeds/b") && !shown.contains("s3cret"))
      #expect(!DocumentReader.document(of: body, page: Self.base).links.contains { $0.text.contains("s3cret") })
    }
  }

  @Test("articles that were stored with such links are neither new nor edited", arguments: documents.indices, StoreKind.allCases)
  func stored(document: Int, kind: StoreKind) async throws {
    let feed = try read(document)
    var before = feed
    before.items = feed.items.map { $0.earlierReadings.first ?? $0 }
    let texts = before.items.flatMap(urls)
    #expect(texts.contains { $0.contains("me:s3cret@") } && texts.contains { $0.unicodeScalars.contains("\u{200B}") })
    try await kind.withStores { stores async throws in
      let id = StoreSample.feed()
      func pieces(_ feed: Feed) -> [ArticleMerge.IncomingArticle] {
        ArticleMerge.incomingArticles(of: FetchedFeed(feed: id, content: feed), at: StoreSample.moment)
      }
      let count = feed.items.count
      #expect(try await stores.articles.store(pieces(before), of: id).numbered == MergeResult(new: count, changed: 0, stored: count))
      let known = try await stores.articles.articles(of: [id])
      for _ in 1...2 {
        #expect(try await stores.articles.store(pieces(feed), of: id).numbered == MergeResult(new: 0, changed: 0, stored: count))
      }
      #expect(Set(try await stores.articles.articles(of: [id])) == Set(known))
    }
  }
}
