import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ArticleID")
struct ArticleIDTests {
  /// Never change these values: every star on every user's disk depends on them. They were computed with another implementation of SHA-256,
  /// over "article", the feed's id and the identity, separated by NUL.
  @Test(
    "the identity of an article is derived from its feed and the item's identity, and the derivation never changes",
    arguments: [
      ("11a20fffa1", "guid:1", "a4c7605baeff08588053"),
      ("092669bc07", "guid:1", "99b8a59b8231205fa4b4"),
      ("11a20fffa1", "link:https://example.org/post", "ac1f81f68b43946e3157"),
      ("11a20fffa1", "title:Grüße 👋\non:1772353800000", "4835a2a2d37179ea19de"),
    ])
  func pinned(feed: String, identity: String, id: String) throws {
    let feed = try #require(FeedID(stored: feed))
    #expect(ArticleID(feed: feed, identity: identity).text == id)
  }

  @Test("users see the first eight digits")
  func short() {
    #expect(Article.sample().id.short == "a4c7605b")
  }

  @Test("a stored identity is read again, and other texts are refused")
  func stored() throws {
    let id = try #require(ArticleID(stored: "a4c7605baeff08588053"))
    #expect(ArticleID(stored: id.text) == id)
    for text in ["", "a4c7605baeff0858805", "a4c7605baeff085880533", "A4C7605BAEFF08588053", "z4c7605baeff08588053"] {
      #expect(ArticleID(stored: text) == nil)
    }
  }

  @Test("the description is the identity's digits, and identities are ordered by them")
  func order() throws {
    let texts = ["00000000000000000000", "00000000000000000001", "10000000000000000000", "ffffffffffffffff0000"]
    let ids = try texts.map { try #require(ArticleID(stored: $0)) }
    #expect(ids.map(\.description) == texts)
    #expect(ids.reversed().sorted() == ids)
    for id in ids { #expect(!(id < id)) }
  }
}
