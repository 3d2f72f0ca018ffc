import ReaderDomain
import ReaderDoubles
import Testing

@Suite("The articles of a list that a change would change")
struct ArticleQueryChangeTests {
  @Test(
    "a change concerns the articles that do not have the requested mark yet, and a toggle concerns all",
    arguments: [
      (.set(.read, true), ArticleQuery(lacking: [.read], words: ["tea"])),
      (.set(.read, false), ArticleQuery(having: [.read], words: ["tea"])),
      (.set(.starred, true), ArticleQuery(lacking: [.starred], words: ["tea"])), (.toggle(.starred), ArticleQuery(words: ["tea"])),
    ] as [(ArticleStatus.Change, ArticleQuery)])
  func concerns(change: ArticleStatus.Change, query: ArticleQuery) {
    #expect(ArticleQuery(words: ["tea"]).changed(by: change) == query)
  }

  @Test("the conditions of the list stay, also when no article can meet them")
  func keeps() {
    #expect(
      ArticleQuery(having: [.read, .starred]).changed(by: .set(.read, true)) == ArticleQuery(having: [.read, .starred], lacking: [.read]))
  }
}
