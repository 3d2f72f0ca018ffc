import Domain
import Testing

@Suite("ArticleReference")
struct ArticleReferenceTests {
  private static let ids = ["aa00000000000000000b", "aa00000000000000000a", "ab000000000000000000"].compactMap(ArticleID.init(stored:))

  @Test(
    "an article is found by its id or any beginning that only it has",
    arguments: [("ab", 2), (" AB ", 2), ("aa00000000000000000b", 0), ("aa00000000000000000a", 1)])
  func found(text: String, index: Int) throws {
    #expect(try ArticleReference(text).resolve(in: Self.ids) == Self.ids[index])
  }

  @Test("an id names its own article")
  func whole() throws {
    for id in Self.ids { #expect(try ArticleReference(id).resolve(in: Self.ids) == id) }
  }

  @Test("nothing is found by what no id begins with", arguments: ["", " ", "b", "aa00000000000000000aa", "0"])
  func notFound(text: String) {
    #expect(throws: ReadingError.articleNotFound(ArticleReference(text))) { try ArticleReference(text).resolve(in: Self.ids) }
  }

  @Test("articles that fit alike are named in order, not chosen from")
  func ambiguous() {
    let reference = ArticleReference("aa")
    #expect(throws: ReadingError.articleAmbiguous(reference, matches: [Self.ids[1], Self.ids[0]])) { try reference.resolve(in: Self.ids) }
  }
}
