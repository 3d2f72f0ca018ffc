import CoreDoubles
@testable import FullScreen
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Article filters")
struct ArticleFilterTests {
  private static let (tea, ink) = (FeedReference("tea"), FeedReference("ink"))
  private static let (food, work) = (FolderPath("Food"), FolderPath("Work"))
  private static let narrow = ArticleQuery(
    having: [.starred], lacking: [], feed: tea, folder: food, since: .sample(), words: ["hot"], window: ListWindow(size: 20))

  @Test("a filter adds its condition to a query without conditions")
  func adds() {
    let filters: [ArticleFilter] = [.marked(.starred), .unmarked(.read), .feed(Self.tea), .folder(Self.food), .all]
    #expect(
      filters.map { $0.narrowing(.all) } == [
        ArticleQuery(having: [.starred]), ArticleQuery(lacking: [.read]), ArticleQuery(feed: Self.tea), ArticleQuery(folder: Self.food),
        .all,
      ])
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
}
