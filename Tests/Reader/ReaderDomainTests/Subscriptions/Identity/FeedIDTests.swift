import CoreDomain
import CoreDoubles
import ReaderDomain
import Testing

@Suite("FeedID")
struct FeedIDTests {
  /// Never change these values: every user's files are named after them. They were computed with another implementation of SHA-256, over
  /// "feed", NUL and the URL.
  @Test(
    "the identity of a feed is derived from its URL, and the derivation never changes",
    arguments: [
      ("https://example.org/feed.xml", "11a20fffa1"),
      ("http://example.com/blog/?feed=rss2", "092669bc07"),
      ("https://bücher.example/日本/feed", "cb5ba6ee89"),
    ])
  func pinned(url: String, id: String) {
    #expect(FeedID(url: .sample(url)).text == id)
  }

  @Test("a stored identity is read again, and other texts are refused")
  func stored() throws {
    let id = try #require(FeedID(stored: "11a20fffa1"))
    #expect(FeedID(stored: id.text) == id)
    for text in ["", "11a20fffa", "11a20fffa11", "11A20FFFA1", "11a20fffag", "../11a20ff"] {
      #expect(FeedID(stored: text) == nil)
    }
  }

  @Test("the description is the identity's digits, and identities are ordered by them")
  func order() throws {
    let texts = ["0000000000", "0000000001", "1000000000", "ffffffffff"]
    let ids = try texts.map { try #require(FeedID(stored: $0)) }
    #expect(ids.map(\.description) == texts)
    #expect(ids.reversed().sorted() == ids)
    for id in ids { #expect(!(id < id)) }
  }

  @Test("the page of an item is its URL, or else the external one, or else the implied one")
  func page() {
    let (own, external, implied) = (WebURL.sample("https://a.org/"), WebURL.sample("https://b.org/"), WebURL.sample("https://c.org/"))
    var item = FeedItem(url: own, externalURL: external)
    item.impliedURL = implied
    #expect(item.page == own)
    item.url = nil
    #expect(item.page == external)
    item.externalURL = nil
    #expect(item.page == implied)
    item.impliedURL = nil
    #expect(item.page == nil)
  }
}
