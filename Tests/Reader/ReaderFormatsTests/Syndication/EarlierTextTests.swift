import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
@testable import Syndication
import Testing

@Suite("Earlier readings of a document")
struct EarlierTextTests {
  private func earlier(_ bytes: [UInt8], contentType: String? = nil) throws -> [FeedItem] {
    try FeedParser.feed(from: bytes, contentType: contentType, base: FeedText.origin).feed.items.flatMap(\.earlierReadings)
  }

  private func rss(_ item: String, declares encoding: String? = nil) -> [UInt8] {
    Array("\(encoding.map { "<?xml version='1.0' encoding='\($0)'?>" } ?? "")<rss><channel><item>\(item)</item></channel></rss>".utf8)
  }

  @Test(
    "a part that was decoded in another way is recorded, whichever part it is",
    arguments: [
      ("<guid>café</guid>", "<guid>cafÃ©</guid>"), ("<title>café</title>", "<title>cafÃ©</title>"),
      ("<description>café</description>", "<description>cafÃ©</description>"),
      ("<link>https://example.org/é</link>", "<link>https://example.org/Ã©</link>"),
      (
        "<description>a</description><content:encoded>é</content:encoded>",
        "<description>a</description><content:encoded>Ã©</content:encoded>"
      ),
      (
        "<content:encoded>a</content:encoded><description>é</description>",
        "<content:encoded>a</content:encoded><description>Ã©</description>"
      ),
    ])
  func parts(item: String, misread: String) throws {
    let before = try FeedText.feed(String(decoding: rss(misread), as: UTF8.self)).items
    #expect(before.count == 1)
    #expect(try earlier(rss(item, declares: "iso-8859-1")) == before)
    #expect(try earlier(rss(item), contentType: "text/xml; charset=iso-8859-1") == before)
    #expect(try earlier(rss(item)).isEmpty && earlier(rss(item, declares: "utf-8")).isEmpty)
  }

  @Test("what looks the same in both readings is not recorded")
  func same() throws {
    #expect(try earlier(rss("<title>a</title><author>é</author>", declares: "iso-8859-1")).isEmpty)
    #expect(try earlier(rss("<title>a</title>", declares: "iso-8859-1")).isEmpty)
    #expect(try earlier(rss("<title>a &#x41; &amp; b # X</title>")).isEmpty)
  }

  @Test("bytes that are no UTF-8 have one reading")
  func latin() throws {
    #expect(try earlier(rss("<title>a", declares: "iso-8859-1") + [0xE9] + Array("</title></item></channel></rss>".utf8)).isEmpty)
  }

  @Test(
    "a character reference with a capital X was literal text",
    arguments: [
      ("&#X41;", "&#X41;"), ("&#X41;&#X42; &#X43;", "&#X41;&#X42; &#X43;"), ("&amp;x &#X41; &lt;", "&x &#X41; <"),
      ("é &#X41;", "é &#X41;"),
    ])
  func literalReferences(written: String, read: String) throws {
    #expect(try earlier(rss("<guid>\(written)</guid>")).map(\.guid) == [read])
  }

  @Test("a declared encoding of single bytes was trusted, also around such references")
  func singleBytes() throws {
    #expect(try earlier(rss("<guid>é</guid><title>T</title>", declares: "koi8-r")).map(\.guid) == ["ц╘"])
    #expect(try earlier(rss("<guid>é&#X41;</guid>", declares: "latin1")).map(\.guid) == ["Ã©&#X41;"])
  }

  @Test("a title with a pair of block tags was literal text")
  func blockTags() throws {
    let item = try FeedText.rssItem("<title>&lt;p>A&lt;/p>&lt;p>B&lt;/p></title>")
    #expect(item.title == "A B" && item.earlierReadings.map(\.title) == ["<p>A</p><p>B</p>"])
  }

  @Test("a stored article that is identified by a title with the surrogates of a character stays one article")
  func surrogates() async throws {
    let title = "Party &amp;#55357;&amp;#56832;"
    for item in try [FeedText.rssItem("<title>\(title)</title>"), FeedText.atomEntry("<title type='html'>\(title)</title>")] {
      let repository = MemoryArticleRepository()
      for item in [FeedItem(title: "Party \u{FFFD}\u{FFFD}"), item, item] {
        let fetchedFeed = FetchedFeed(feed: Subscription.sample().id, content: .sample(items: [item]))
        _ = try await repository.store(fetchedFeed, at: .sample())
      }
      #expect(await repository.stored.map(\.article.title) == ["Party 😀"])
    }
  }

  @Test("items are recorded only when both readings have as many")
  func counts() throws {
    var feed = try FeedText.feed("<rss><channel><item><title>A</title></item><item><title>B</title></item></channel></rss>")
    EarlierText.note([FeedItem(title: "a")], in: &feed)
    #expect(feed.items.allSatisfy { $0.earlierReadings.isEmpty })
    EarlierText.note([FeedItem(title: "a"), feed.items[1]], in: &feed)
    #expect(feed.items.map { $0.earlierReadings.map(\.title) } == [["a"], []])
    let date = Timestamp(milliseconds: 5)
    EarlierText.note([FeedItem(title: "A", published: date), FeedItem(title: "B")], in: &feed)
    #expect(feed.items.map(\.earlierReadings.count) == [2, 0] && feed.items[0].earlierReadings.last?.published == date)
  }
}
