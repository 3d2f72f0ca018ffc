import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("The rows of a list in another order")
struct ListPaneOrderTests {
  private static let articles = ScreenSample.many(300)
  private static let query = {
    var query = BuiltInView.unread.query
    query.order = SortCriteria([QueryOrder(.words)])
    return query
  }()

  private static func answer(_ numbers: [Int], hasMore: Bool) -> ArticleList.ViewModel {
    let page = ListPage(rows: numbers.map { articles[$0] }, offset: 0, total: nil, hasMore: hasMore)
    return ArticleListPresenter.viewModel(for: .init(.listed, listed: ListedArticles(query, page), now: .sample()))
  }

  private static func key(_ number: Int) -> ArticleSortKey { articles[number].article.place }

  private static func request(_ start: ListWindow.Start) -> ArticleList.Request { .show(query.at(start, size: 50)) }

  /// A list with these rows, read around one of them.
  private static func pane(_ numbers: Range<Int> = 140..<200, around middle: Int = 170) -> ListPane {
    var pane = ListPane(query)
    _ = pane.replace(from: .around(key(middle)))
    pane.show(answer(Array(numbers), hasMore: true), after: request(.around(key(middle))))
    return pane
  }

  /// A list whose first sixty rows were read.
  private static func top() -> ListPane {
    var pane = ListPane(query)
    pane.show(answer(Array(0..<60), hasMore: true), after: request(.top))
    return pane
  }

  private static func number(_ row: ListPaneRow) -> Int? { Int(row.row.title.dropFirst(7)) }
  private static func numbers(_ pane: ListPane) -> [Int] { pane.rows.compactMap(number) }
  private static func left(_ pane: ListPane) -> [Int] { pane.rows.filter(\.hasLeft).compactMap(number) }

  @Test(
    "a page around a row reaches the top of the list if fewer rows than half a window are above it",
    arguments: [(146, false), (145, false), (144, true)])
  func isAtTop(middle: Int, isAtTop: Bool) {
    #expect(Self.pane(120..<180, around: middle).isAtTop == isAtTop)
  }

  @Test(
    "rows above go before the first row; if they are fewer than asked for, the list begins with them",
    arguments: [(10, false), (14, false), (16, true)])
  func above(first: Int, isAtTop: Bool) {
    var pane = Self.pane()
    #expect(Self.numbers(pane) == Array(140..<200) && !pane.isAtTop && pane.hasMore)
    pane.show(Self.answer(Array(first..<160), hasMore: true), after: Self.request(.around(Self.key(140))))
    #expect(Self.numbers(pane) == Array(first..<200) && pane.isAtTop == isAtTop && pane.hasMore && Self.left(pane) == [])
  }

  @Test("rows below are put behind the last row", arguments: [true, false])
  func below(hasMore: Bool) {
    var pane = Self.pane()
    pane.show(Self.answer(Array(150..<230), hasMore: hasMore), after: Self.request(.at(Self.key(150))))
    #expect(Self.numbers(pane) == Array(140..<230) && pane.hasMore == hasMore && !pane.isAtTop && Self.left(pane) == [])
  }

  @Test("rows that are missing between those that are shown have left the list")
  func missing() {
    var pane = Self.pane()
    let shown = (150..<190).filter { ![155, 160].contains($0) }
    pane.show(Self.answer(shown, hasMore: true), after: Self.request(.at(Self.key(150))))
    #expect(Self.left(pane) == [155, 160] && Self.numbers(pane) == Array(140..<200) && pane.hasMore)
    pane = Self.pane()
    pane.show(Self.answer(shown, hasMore: false), after: Self.request(.at(Self.key(150))))
    #expect(Self.left(pane) == [155, 160] + Array(190..<200) && !pane.hasMore)
  }

  @Test(
    "rows above the first one of a page from the top have left the list, also after a refresh", arguments: [true, false])
  func missingAtTop(isRefresh: Bool) {
    var pane = Self.top()
    pane.show(Self.answer(Array(2..<50), hasMore: true), after: isRefresh ? .refreshed : Self.request(.top))
    #expect(Self.left(pane) == [0, 1] && Self.numbers(pane) == Array(0..<60) && pane.waiting.isEmpty && pane.hasMore)
    pane = Self.top()
    pane.show(Self.answer(Array(20..<50), hasMore: true), after: Self.request(.at(Self.key(20))))
    #expect(Self.left(pane) == [])
  }

  @Test("rows between the one at which a page should begin and the first that it shows have left the list")
  func missingAtStart() {
    var pane = Self.pane()
    pane.show(Self.answer(Array(153..<190), hasMore: true), after: Self.request(.at(Self.key(150))))
    #expect(Self.left(pane) == [150, 151, 152] && Self.numbers(pane) == Array(140..<200))
    #expect(pane.rows.filter(\.isDoubtful).count == 3, "Their articles may be gone, or have other marks.")
  }

  @Test("a row beside the page of the list leaves it when its marks do not match any more")
  func markedBesidePage() {
    var pane = Self.top()
    let shown = Self.answer(Array(0..<59), hasMore: true)
    let change = StatusChange([ArticleReference(Self.articles[59].article.id)], .set(.read, true))
    pane.show(shown, after: .change(change))
    pane.apply(change, shown: shown)
    #expect(Self.left(pane) == [59])
    pane.noteRead(ArticleReference(Self.articles[58].article.id))
    #expect(Self.left(pane) == [58, 59] && pane.rows.allSatisfy { !$0.isDoubtful })
  }

  @Test("what is new among the rows waits, and what is new below them is added")
  func new() {
    var pane = Self.top()
    pane.show(Self.answer([0, 250, 1, 251] + Array(2..<60) + [60, 61], hasMore: false), after: Self.request(.top))
    #expect(pane.waiting.count == 2 && Self.numbers(pane) == Array(0..<62) && !pane.hasMore)
    // Behind row 49 there are rows that have not left: whatever is shown there instead is new.
    pane = Self.top()
    pane.show(Self.answer(Array(0..<50) + [250], hasMore: true), after: Self.request(.top))
    #expect(pane.waiting.count == 1 && Self.numbers(pane) == Array(0..<60) && pane.hasMore)
    pane.show(Self.answer(Array(0..<50) + [250], hasMore: false), after: Self.request(.top))
    #expect(pane.waiting.isEmpty && Self.numbers(pane) == Array(0..<60) + [250] && Self.left(pane) == Array(50..<60) && !pane.hasMore)
    // Elsewhere than at the top, nothing waits.
    pane = Self.pane()
    pane.show(Self.answer([150, 250] + Array(151..<190), hasMore: true), after: Self.request(.at(Self.key(150))))
    #expect(pane.waiting.isEmpty && Self.numbers(pane) == Array(140..<200))
  }

  @Test(
    "an empty page makes all rows leave; a page of unknown rows makes them doubtful, and follows or replaces them if none is in the list any more"
  )
  func unknown() {
    var pane = Self.top()
    pane.show(Self.answer(Array(100..<110), hasMore: true), after: .refreshed)
    #expect(Self.numbers(pane) == Array(0..<60) && Self.left(pane) == [] && pane.hasMore, "Nobody has asked for them.")
    pane.show(Self.answer([], hasMore: false), after: .refreshed)
    #expect(Self.left(pane) == Array(0..<60) && !pane.hasMore)
    pane = Self.pane()
    pane.show(Self.answer(Array(0..<50), hasMore: true), after: Self.request(.at(Self.key(140))))
    #expect(Self.numbers(pane) == Array(140..<200) && Self.left(pane) == [140] && pane.rows.allSatisfy { $0.isDoubtful })
    for index in pane.rows.indices { pane.rows[index].leave(Self.query) }
    pane.show(Self.answer(Array(0..<50), hasMore: true), after: Self.request(.at(Self.key(141))))
    #expect(
      Self.numbers(pane) == Array(140..<200) + Array(0..<50) && pane.hasMore, "The page begins where an article was that has left the list."
    )
    for index in pane.rows.indices { pane.rows[index].leave(Self.query) }
    pane.show(Self.answer(Array(250..<300), hasMore: true), after: Self.request(.around(Self.key(141))))
    #expect(Self.numbers(pane) == Array(250..<300) && pane.hasMore && Self.left(pane) == [] && !pane.isAtTop)
  }

  @Test("when many articles come to the top, the known rows stay, and the new ones wait")
  func manyNew() {
    var pane = Self.top()
    pane.show(Self.answer(Array(200..<250), hasMore: true), after: Self.request(.top))
    #expect(Self.numbers(pane) == Array(0..<60) && pane.waiting.count == 50 && !pane.isAtTop && Self.left(pane) == [])
    #expect(pane.reloading.last == .show(Self.query.at(.at(Self.key(0)), size: 60)))
    for _ in 0..<5 { pane.show(Self.answer(Array(200..<250), hasMore: true), after: Self.request(.top)) }
    #expect(Self.numbers(pane) == Array(200..<250) && pane.isAtTop, "After some pages in vain, the list is shown from its top.")
  }

  @Test("a window begins with a row that has not left the list")
  func starts() {
    var pane = Self.pane()
    #expect(pane.start(fromRow: 5) == .at(Self.key(145)) && pane.windowAround == ListWindow(.around(Self.key(140)), size: 250))
    for index in [0, 1, 5] { pane.rows[index].leave(Self.query) }
    #expect(pane.start(fromRow: 0) == .at(Self.key(142)) && pane.start(fromRow: 5) == .at(Self.key(146)))
    #expect(pane.windowAround == ListWindow(.around(Self.key(142)), size: 250))
    for index in 40..<60 { pane.rows[index].leave(Self.query) }
    #expect(pane.start(fromRow: 45) == .at(Self.key(179)), "No row below is still in the list.")
    for index in 0..<60 { pane.rows[index].leave(Self.query) }
    #expect(pane.start(fromRow: 0) == .top && pane.windowAround == ListWindow(.top, size: 50))
    #expect(pane.start == .top)
  }
}
