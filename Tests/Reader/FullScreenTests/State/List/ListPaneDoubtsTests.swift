import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("Rows whose articles may be gone")
struct ListPaneDoubtsTests {
  private static let query = BuiltInView.unread.query
  private static let articles = ScreenSample.many(60)

  private static func answer(_ numbers: [Int], marks: Set<ArticleMark> = [], hasMore: Bool) -> ArticleList.ViewModel {
    let rows = numbers.map { number in
      let summary = articles[number]
      return ArticleSummary(
        article: summary.article, status: ArticleStatus(marks), feedTitle: summary.feedTitle, folder: summary.folder)
    }
    return ArticleListPresenter.viewModel(
      for: .init(.listed, listed: ListedArticles(query, ListPage(rows: rows, offset: 0, total: nil, hasMore: hasMore)), now: .sample()))
  }

  /// Sixty rows from the top, of which the articles of some could not be opened.
  private static func pane(doubtful: [Int]) -> ListPane {
    var pane = ListPane(query)
    pane.show(answer(Array(0..<60), hasMore: true), after: pane.showing)
    for number in doubtful { pane.doubt(ArticleReference(articles[number].article.id)) }
    return pane
  }

  private static func check(from number: Int) -> ArticleList.Request {
    .show(ArticleQuery.everything.at(.at(articles[number].article.place), size: 300))
  }

  private static func numbers(_ pane: ListPane) -> [Int] { pane.rows.compactMap { Int($0.row.title.dropFirst(7)) } }

  @Test("no check is asked for when no row is doubtful, or while rows are on their way")
  func certain() {
    var pane = Self.pane(doubtful: [])
    #expect(pane.check() == nil && !pane.isAsking)
    pane = Self.pane(doubtful: [3])
    _ = pane.reread()
    #expect(pane.check() == nil)
  }

  @Test("articles that exist get their marks, and rows of articles that are gone go; then the list is shown again")
  func settles() {
    var pane = Self.pane(doubtful: [3, 5])
    let request = pane.check()
    #expect(request == Self.check(from: 3) && pane.isAsking)
    #expect(request.map { pane.isChecking($0) } == true && !pane.isChecking(.refreshed))
    #expect(pane.settle(Self.answer([4, 5], marks: [.starred], hasMore: false)) == .show(Self.query.at(.top, size: 59)))
    #expect(Self.numbers(pane) == Array(0..<60).filter { $0 != 3 })
    #expect(pane.rows.map(\.status.isStarred) == (0..<59).map { $0 == 4 } && pane.rows.allSatisfy { !$0.isDoubtful })
  }

  @Test("doubtful rows below an answer are asked about again; a doubtful row that the answer lacks is gone", arguments: [4, 5])
  func further(last: Int) {
    var pane = Self.pane(doubtful: [3, 5])
    _ = pane.check()
    let next = pane.settle(Self.answer(last == 4 ? [3, 4] : [3, 4, 5], hasMore: true))
    #expect(next == (last == 4 ? Self.check(from: 5) : .show(Self.query.at(.top, size: 60))))
    pane = Self.pane(doubtful: [3, 5])
    _ = pane.check()
    #expect(pane.settle(Self.answer([4, 6], hasMore: true)) == .show(Self.query.at(.top, size: 58)))
  }

  @Test("doubtful rows stay when their articles cannot be read, or after six answers that do not reach them")
  func keeps() {
    var pane = Self.pane(doubtful: [3, 5])
    _ = pane.check()
    let failed = ArticleList.ViewModel(
      rows: [], hasMore: false, filterLabel: nil, summary: nil, messages: [Message(.failure, "No.")], exported: .empty, outcome: .failed)
    #expect(pane.settle(failed) == .show(Self.query.at(.top, size: 60)) && pane.rows.allSatisfy { !$0.isDoubtful })
    for _ in 1...2 {
      for number in [3, 5] { pane.doubt(ArticleReference(Self.articles[number].article.id)) }
      pane.show(Self.answer(Array(0..<60), hasMore: true), after: pane.showing)
      for number in [3, 5] { pane.doubt(ArticleReference(Self.articles[number].article.id)) }
      _ = pane.check()
      for count in 1...6 {
        let next = pane.settle(Self.answer([1, 2], hasMore: true))
        #expect((next == Self.check(from: 3)) == (count < 6), "answer \(count)")
      }
      #expect(pane.rows.count == 60 && pane.rows.allSatisfy { !$0.isDoubtful })
    }
  }

  @Test("when the selected row goes, the next one is selected, or else the one above", arguments: [([3, 4], 3, 5), ([58, 59], 59, 57)])
  func selection(gone: [Int], selected: Int, next: Int) {
    var pane = Self.pane(doubtful: gone)
    pane.move(by: selected)
    pane.anchorID = pane.selectedID
    _ = pane.check()
    _ = pane.settle(Self.answer([0], hasMore: false))
    #expect(pane.selectedID == Self.articles[next].article.id && pane.anchorID == pane.selectedID && pane.rows.count == 58)
  }
}
