import ReaderDomain
import Testing

@Suite("ArticleReference")
struct ArticleReferenceTests {
  private static let ids = ["aa00000000000000000b", "aa00000000000000000a", "ab000000000000000000"].compactMap(ArticleID.init(stored:))

  @Test(
    "an article is found by its id or a unique prefix of it",
    arguments: [("ab", 2), (" AB ", 2), ("aa00000000000000000b", 0), ("aa00000000000000000a", 1)])
  func found(text: String, index: Int) throws {
    #expect(try ArticleReference(text).resolve(in: Self.ids) == Self.ids[index])
  }

  @Test("a complete id finds its own article")
  func whole() throws {
    for id in Self.ids { #expect(try ArticleReference(id).resolve(in: Self.ids) == id) }
  }

  @Test("a text that is not a prefix of any id finds nothing", arguments: ["", " ", "b", "aa00000000000000000aa", "0"])
  func notFound(text: String) {
    #expect(throws: ReaderError.article(.notFound(ArticleReference(text)))) { try ArticleReference(text).resolve(in: Self.ids) }
  }

  @Test("when several articles match, the error lists them in order")
  func ambiguous() {
    let reference = ArticleReference("aa")
    #expect(throws: ReaderError.article(.ambiguous(reference, matches: [Self.ids[1], Self.ids[0]]))) {
      try reference.resolve(in: Self.ids)
    }
  }
}
