import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("The windows of the list")
struct ListWindowTests {
  private static let articles = ScreenSample.many(8)

  /// The articles 2, 3 and 4 of eight.
  private static func answer(_ numbers: Range<Int> = 2..<5, hasMore: Bool) -> ArticleList.ViewModel {
    let page = ListPage(rows: Array(articles[numbers]), offset: numbers.lowerBound, total: nil, hasMore: hasMore)
    return ArticleListPresenter.viewModel(for: .init(.listed, listed: ListedArticles(BuiltInView.unread.query, page), now: .sample()))
  }

  /// The numbers of the articles that would be among the rows.
  private static func covered(_ answer: ArticleList.ViewModel, _ start: ListWindow.Start) -> [Int] {
    articles.indices.filter { answer.covers(articles[$0].article.place, from: start) }
  }

  @Test("rows from the top cover what is above the last one, and all rows when there are no more")
  func top() {
    let answers = [Self.answer(hasMore: true), Self.answer(hasMore: false), Self.answer(0..<0, hasMore: true)]
    #expect(answers.map { Self.covered($0, .top) } == [[0, 1, 2, 3], Array(0..<8), Array(0..<8)])
  }

  @Test("rows from a place cover what is at or below that place, or below the first row", arguments: [1, 2, 3])
  func at(start: Int) {
    let key = Self.articles[start].article.place
    let answers = [Self.answer(hasMore: true), Self.answer(hasMore: false), Self.answer(0..<0, hasMore: false)]
    #expect(answers.map { Self.covered($0, .at(key)) } == [Array(min(start, 3)..<4), Array(min(start, 3)..<8), Array(start..<8)])
  }

  @Test("rows from elsewhere cover what is between the first and the last one")
  func elsewhere() {
    let key = Self.articles[5].article.place
    let answers = [Self.answer(hasMore: true), Self.answer(hasMore: false), Self.answer(0..<0, hasMore: false)]
    for start in [.bottom, .below(key), .above(key), .around(key)] as [ListWindow.Start] {
      #expect(answers.map { Self.covered($0, start) } == [[3], Array(3..<8), Array(0..<8)])
    }
  }
}
