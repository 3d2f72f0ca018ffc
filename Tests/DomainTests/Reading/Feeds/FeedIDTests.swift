import Domain
import DomainDoubles
import Testing

@Suite("FeedID")
struct FeedIDTests {
  /// These may never change: every person's files are named by them. They were computed with another implementation of SHA-256,
  /// over "feed", NUL and the address.
  @Test(
    "the identity of a feed is derived from its address, for ever in the same way",
    arguments: [
      ("https://example.org/feed.xml", "11a20fffa1"),
      ("http://example.com/blog/?feed=rss2", "092669bc07"),
      ("https://bücher.example/日本/feed", "cb5ba6ee89"),
    ])
  func pinned(url: String, id: String) {
    #expect(FeedID(url: .sample(url)).text == id)
  }

  @Test("what is stored is read again, and nothing else is taken for an identity")
  func stored() throws {
    let id = try #require(FeedID(stored: "11a20fffa1"))
    #expect(FeedID(stored: id.text) == id)
    for text in ["", "11a20fffa", "11a20fffa11", "11A20FFFA1", "11a20fffag", "../11a20ff"] {
      #expect(FeedID(stored: text) == nil)
    }
  }
}
