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

  @Test(
    "rows can be changed in place if the list has an order of its own, and marks do not decide about other articles",
    arguments: [
      ("sort:title", true), ("sort:title is:unread", true), ("sort:-words tea is:starred", true), ("is:unread", false),
      ("sort:-date", false),
      ("sort:title unique:yes", false), ("sort:title is:read or tea", false), ("sort:title tag:a", false),
      ("sort:title feed.unread:>1", false), ("sort:title feed:Tea", true),
    ])
  func inPlace(text: String, isInPlace: Bool) throws {
    var query = ArticleQuery.all
    query.add(try Query(text), at: .sample())
    #expect(query.isMarkedInPlace == isInPlace)
  }
}
