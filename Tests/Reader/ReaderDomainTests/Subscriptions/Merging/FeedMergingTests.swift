import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("FeedMerging")
struct FeedMergingTests {
  private static let one = FeedID(url: .sample("https://example.org/1"))
  private static let two = FeedID(url: .sample("https://example.org/2"))

  private static func article(
    _ guid: String, _ feed: FeedID, title: String = "T", page: String? = nil, published: Int? = nil
  ) -> Article {
    .sample(guid: guid, feed: feed, title: title, url: page.map { .sample($0) }, published: published.map { .sample(plusMinutes: $0) })
  }

  @Test(
    "articles match by page and title, or without a page by title and date",
    arguments: [
      (article("a", one, page: "https://example.org/a"), article("a", two, page: "https://example.org/a"), true),
      (
        article("a", one, page: "https://example.org/a", published: 1), article("b", two, page: "https://example.org/a", published: 2), true
      ),
      (article("a", one, title: "A", page: "https://example.org/"), article("b", two, title: "B", page: "https://example.org/"), false),
      (article("a", one, published: 1), article("a", two, published: 1), true),
      (article("a", one, published: 1), article("a", two, published: 2), false),
      (article("a", one), article("a", two, page: "https://example.org/a"), false),
    ])
  func likeness(first: Article, second: Article, isSame: Bool) {
    let merging = FeedMerging([first], into: Self.two, with: [second])
    #expect((merging.counterparts[first.id] == second.id) == isSame)
    #expect(merging.missing.isEmpty == isSame)
  }

  @Test("of articles with one page and one title, those with one date match, and another one is missing")
  func datesOnOnePage() {
    func articles(_ feed: FeedID, _ dates: [Int]) -> [Article] {
      dates.map { Self.article("\($0)", feed, page: "https://example.org/today", published: $0) }
    }
    let (first, second) = (articles(Self.one, [1, 2, 3]), articles(Self.two, [1, 2]))
    let merging = FeedMerging(first, into: Self.two, with: second)
    #expect(merging.counterparts[first[0].id] == second[0].id && merging.counterparts[first[1].id] == second[1].id)
    #expect(merging.missing.keys.map(\.self) == [first[2].id])
  }

  @Test("an article that the other feed lacks becomes an article of that feed, with a stable identity")
  func missing() throws {
    let article = Self.article("a", Self.one, page: "https://example.org/a", published: 3)
    let merging = FeedMerging([article], into: Self.two, with: [])
    let copy = try #require(merging.missing[article.id])
    #expect(copy.feed == Self.two && copy.id != article.id && copy.title == article.title && copy.url == article.url)
    #expect(copy.published == article.published && copy.firstSeen == article.firstSeen)
    #expect(merging.counterparts == [article.id: copy.id])
    #expect(FeedMerging([article], into: Self.two, with: [copy]).missing.isEmpty)
    #expect(FeedMerging([article], into: Self.two, with: []) == merging)
  }

  @Test("of several articles that are alike, the same one is found in any order, and its own copy first")
  func alike() throws {
    let articles = ["a", "b"].map { Self.article($0, Self.one, page: "https://example.org/same") }
    let others = ["c", "d", "e"].map { Self.article($0, Self.two, page: "https://example.org/same") }
    let merging = FeedMerging(articles, into: Self.two, with: others)
    #expect(FeedMerging(articles, into: Self.two, with: others.reversed()) == merging)
    let copies = FeedMerging(articles, into: Self.two, with: []).missing
    let again = FeedMerging(articles, into: Self.two, with: Array(copies.values) + others)
    #expect(again.counterparts == copies.mapValues(\.id) && again.missing.isEmpty)
  }

  @Test("every mark moves to the corresponding article, and only set marks move")
  func marks() throws {
    let articles = ["a", "b", "c"].map { Self.article($0, Self.one, page: "https://example.org/\($0)") }
    let others = ["a", "b"].map { Self.article($0, Self.two, page: "https://example.org/\($0)") }
    let merging = FeedMerging(articles, into: Self.two, with: others)
    let copy = try #require(merging.missing[articles[2].id])
    #expect(
      merging.edits(in: [articles[0].id: ArticleStatus([.read, .starred]), articles[2].id: ArticleStatus([.read])]) == [
        StatusEdit(mark: .read, isSet: true, ids: [others[0].id, copy.id].sorted()),
        StatusEdit(mark: .starred, isSet: true, ids: [others[0].id]),
      ])
  }
}
