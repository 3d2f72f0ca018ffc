import Domain
import DomainDoubles
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
}
