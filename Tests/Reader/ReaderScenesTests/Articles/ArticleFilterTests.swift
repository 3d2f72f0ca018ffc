import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Article filters")
struct ArticleFilterTests {
  private static let (tea, ink) = (FeedReference("tea"), FeedReference("ink"))
  private static let (food, work) = (FolderPath("Food"), FolderPath("Work"))
  private static let narrow = ArticleQuery(
    having: [.starred], lacking: [], feed: tea, folder: food, since: .sample(), words: ["hot"], window: ListWindow(size: 20))

  @Test("a filter adds its condition to a query without conditions")
  func adds() {
    #expect(ArticleFilter.marked(.starred).narrowing(.all) == ArticleQuery(having: [.starred]))
    #expect(ArticleFilter.unmarked(.read).narrowing(.all) == ArticleQuery(lacking: [.read]))
    #expect(ArticleFilter.feed(Self.tea).narrowing(.all) == ArticleQuery(feed: Self.tea))
    #expect(ArticleFilter.folder(Self.food).narrowing(.all) == ArticleQuery(folder: Self.food))
    #expect(ArticleFilter.all.narrowing(.all) == .all)
  }

  @Test("a filter replaces a condition of its kind and keeps the others")
  func replaces() {
    var expected = Self.narrow
    (expected.having, expected.lacking) = ([], [.read])
    #expect(ArticleFilter.unmarked(.read).narrowing(Self.narrow) == expected)
    #expect(ArticleFilter.marked(.starred).narrowing(expected) == Self.narrow)
    expected = Self.narrow
    expected.feed = Self.ink
    #expect(ArticleFilter.feed(Self.ink).narrowing(Self.narrow) == expected)
    expected = Self.narrow
    expected.folder = Self.work
    #expect(ArticleFilter.folder(Self.work).narrowing(Self.narrow) == expected)
  }

  @Test("the filter 'all' removes every condition except the limit")
  func removes() {
    #expect(ArticleFilter.all.narrowing(Self.narrow) == ArticleQuery(window: ListWindow(size: 20)))
  }

  private static let articles = (1...2).map { ArticleSummary.sample(.sample(guid: "\($0)")) }
  private static let listed = ListedArticles(ArticleQuery(words: ["tea"]), ListPage(rows: articles, offset: 5, total: 9, hasMore: true))

  @Test("after a refresh, the shown part of the list is read again")
  func repeats() {
    let query = Self.listed.query
    #expect(query.repeated(Self.listed).window.start == .at(Self.articles[0].article.place))
    let top = ListedArticles(query, ListPage(rows: Self.articles, offset: 0, total: 2, hasMore: false))
    #expect(query.repeated(top) == query)
    #expect(ArticleQuery(words: ["ink"]).repeated(Self.listed) == ArticleQuery(words: ["ink"]))
  }
}
