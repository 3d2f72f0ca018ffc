import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("The rows of the list")
struct ListPaneTests {
  /// A list of `count` unread rows, read from its top. The first row is selected.
  private static func pane(_ count: Int) -> ListPane {
    var pane = ListPane(BuiltInView.unread.query)
    let listed = ListedArticles(BuiltInView.unread.query, ListPage(all: ScreenSample.many(count)))
    pane.show(ArticleListPresenter.viewModel(for: .init(.listed, listed: listed, now: .sample())), after: pane.showing)
    return pane
  }

  private static func number(_ row: ListPaneRow?) -> Int? { (row?.row.title.dropFirst(7)).flatMap { Int($0) } }

  @Test("a step beyond an end selects the row at that end")
  func move() {
    var pane = Self.pane(10)
    #expect(Self.number(pane.selected) == 0)
    for (distance, selected) in [(3, 3), (-1, 2), (-5, 0), (9, 9), (1, 9), (-100, 0)] {
      pane.move(by: distance)
      #expect(Self.number(pane.selected) == selected)
    }
    var empty = Self.pane(0)
    empty.move(by: 1)
    #expect(empty.selected == nil && empty.topIndex == 0)
  }

  @Test("a selected row outside the window comes to its middle, and otherwise nothing scrolls")
  func fit() {
    var pane = Self.pane(40)
    for (distance, top) in [(9, 0), (1, 5), (4, 5), (1, 10), (-4, 10), (-2, 4), (-100, 0), (39, 30), (-9, 30), (-1, 24)] {
      pane.move(by: distance)
      pane.scroll(toFit: 10)
      #expect(pane.topIndex == top, "row \(pane.selectedIndex ?? -1)")
    }
    pane.scroll(toFit: 0)
    #expect(pane.topIndex == 24)
    pane.scroll(toFit: 100)
    #expect(pane.topIndex == 0)
  }

  @Test("the wheel scrolls between the ends, and the selection stays in the window")
  func wheel() {
    var pane = Self.pane(40)
    pane.move(by: 5)
    for (distance, top, selected) in [(3, 3, 5), (3, 6, 6), (100, 30, 30), (-1, 29, 30), (-20, 9, 18), (-100, 0, 9), (1, 1, 9)] {
      pane.scroll(by: distance, height: 10)
      #expect(pane.topIndex == top && pane.selectedIndex == selected)
    }
    pane.scroll(by: 5, height: 0)
    #expect(pane.topIndex == 1)
  }

  @Test("the next unread row above or below is not the selected one")
  func unread() {
    var pane = Self.pane(6)
    for number in [1, 2, 4] { pane.rows[number].noteRead() }
    pane.move(by: 3)
    #expect(Self.number(pane.unread(1)) == 5 && Self.number(pane.unread(-1)) == 0)
    pane.move(by: 2)
    #expect(pane.unread(1) == nil && Self.number(pane.unread(-1)) == 3)
    pane.move(by: -5)
    #expect(Self.number(pane.unread(1)) == 3 && pane.unread(-1) == nil)
    #expect(Self.pane(0).unread(1) == nil)
  }

  @Test("a selection reaches from its anchor to the selected row, in both directions")
  func range() {
    var pane = Self.pane(6)
    #expect(pane.range == nil && pane.selectedRows.map(Self.number) == [0])
    pane.move(by: 3)
    pane.anchorID = pane.selectedID
    #expect(pane.range == 3...3)
    pane.move(by: 1)
    #expect(pane.range == 3...4 && pane.selectedRows.map(Self.number) == [3, 4])
    pane.move(by: -3)
    #expect(pane.range == 1...3 && pane.selectedRows.map(Self.number) == [1, 2, 3])
  }

  @Test("rows below are asked for when the end is nearer than the height of the window, and not again while they are on their way")
  func more() {
    var pane = ListPane(BuiltInView.unread.query)
    pane.show(Self.answer(0..<50, hasMore: true), after: pane.showing)
    pane.move(by: 39)
    #expect(pane.hasMore && pane.requestForMore(height: 10) == nil)
    pane.move(by: 1)
    #expect(pane.requestForMore(height: 10) == .show(BuiltInView.unread.query.at(.top, size: 100)))
    #expect(pane.isAsking && pane.requestForMore(height: 10) == nil)
    pane.move(by: 8)
    #expect(!pane.isAwaited(1) && pane.isAwaited(2))
    pane.move(by: 1)
    #expect(pane.isAwaited(1) && !pane.isAwaited(0) && !pane.isAwaited(-60))
  }

  private static let query = BuiltInView.unread.query

  private static func answer(_ numbers: Range<Int>, hasMore: Bool) -> ArticleList.ViewModel {
    let page = ListPage(rows: Array(ScreenSample.many(400)[numbers]), offset: 0, total: nil, hasMore: hasMore)
    return ArticleListPresenter.viewModel(for: .init(.listed, listed: ListedArticles(query, page), now: .sample()))
  }

  private static func key(_ number: Int) -> ArticleSortKey { ScreenSample.many(400)[number].article.place }

  /// So many rows from the top of a longer list, the last one selected.
  private static func atEnd(of count: Int) -> ListPane {
    var pane = ListPane(query)
    pane.show(answer(0..<count, hasMore: true), after: pane.showing)
    pane.move(by: count)
    return pane
  }

  @Test("rows above are asked for when the first row is nearer than the height of the window", arguments: [(9, true), (10, false)])
  func moreAbove(selected: Int, isAsked: Bool) {
    var pane = ListPane(Self.query)
    _ = pane.replace(from: .bottom)
    pane.show(Self.answer(300..<400, hasMore: false), after: .show(Self.query.at(.bottom, size: 50)))
    #expect(pane.selectedIndex == 99 && !pane.isAtTop)
    pane.move(by: selected - 99)
    let expected = ArticleList.Request.show(Self.query.at(.above(Self.key(300)), size: 250))
    let request = pane.requestForMore(height: 10)
    #expect(request == (isAsked ? expected : nil))
  }

  @Test("a request for rows below includes the rows that are there, unless they are too many")
  func windowsBelow() {
    var pane = Self.atEnd(of: 250)
    #expect(pane.requestForMore(height: 10) == .show(Self.query.at(.top, size: 300)))
    pane = Self.atEnd(of: 251)
    #expect(pane.requestForMore(height: 10) == .show(Self.query.at(.at(Self.key(101)), size: 200)))
    // Rows that have left are not read again; those that wait at the top are.
    pane = Self.atEnd(of: 100)
    for index in [0, 7] { pane.rows[index].leave(Self.query) }
    pane.waiting = Set((200..<205).map(Self.key))
    #expect(pane.requestForMore(height: 10) == .show(Self.query.at(.top, size: 153)))
  }

  @Test("the same rows are not asked for twice after a failure, unless the rows have changed")
  func askedOnce() throws {
    var pane = Self.atEnd(of: 50)
    let more = pane.requestForMore(height: 10)
    let request = try #require(more)
    let failed = ArticleList.ViewModel(
      rows: [], hasMore: false, filterLabel: nil, summary: nil, messages: [Message(.failure, "No.")], exported: .empty, outcome: .failed)
    pane.show(failed, after: request)
    #expect(!pane.isAsking && pane.requestForMore(height: 10) == nil && pane.problem == nil)
    pane.show(Self.answer(0..<51, hasMore: true), after: .refreshed)
    pane.move(by: 1)
    #expect(pane.requestForMore(height: 10) != nil)
  }

  private static func numbers(_ pane: ListPane) -> [Int] { pane.rows.compactMap { number($0) } }

  /// The last rows of a list of 400, the last one selected.
  private static func bottom(_ first: Int) -> ListPane {
    var pane = ListPane(query)
    _ = pane.replace(from: .bottom)
    pane.show(answer(first..<400, hasMore: false), after: .show(query.at(.bottom, size: 50)))
    return pane
  }

  @Test("the rows at the end are the whole list if they are fewer than a window", arguments: [(350, false), (351, true)])
  func bottom(first: Int, isAtTop: Bool) {
    let pane = Self.bottom(first)
    #expect(pane.isAtTop == isAtTop && Self.number(pane.selected) == 399 && pane.selectedIndex == 399 - first)
    #expect(
      pane.reloading
        == (isAtTop ? [.refreshed] : [.refreshed, .show(Self.query.at(.at(Self.key(first)), size: 50))]))
  }

  @Test(
    "rows above go before the first row; if they are fewer than asked for, the list begins with them",
    arguments: [(100, false), (101, true)])
  func above(first: Int, isAtTop: Bool) {
    var pane = Self.bottom(350)
    pane.move(by: -49)
    pane.show(Self.answer(first..<350, hasMore: true), after: .show(Self.query.at(.above(Self.key(350)), size: 250)))
    #expect(Self.numbers(pane) == Array(first..<400) && pane.isAtTop == isAtTop && pane.waiting.isEmpty)
    #expect(Self.number(pane.selected) == 350)
  }

  @Test("of too many rows, the farthest from the selected one are dropped")
  func trims() {
    var pane = Self.atEnd(of: 250)
    pane.show(Self.answer(0..<310, hasMore: false), after: .show(Self.query.at(.top, size: 310)))
    #expect(Self.numbers(pane) == Array(10..<310) && !pane.isAtTop && !pane.hasMore && Self.number(pane.selected) == 249)
    pane = Self.atEnd(of: 250)
    pane.move(by: -200)
    pane.show(Self.answer(0..<310, hasMore: false), after: .show(Self.query.at(.top, size: 310)))
    #expect(Self.numbers(pane) == Array(0..<300) && pane.isAtTop && pane.hasMore && Self.number(pane.selected) == 49)
  }

  @Test("new rows above the first one wait; a page that reaches the last row tells whether there are more")
  func merges() {
    var pane = ListPane(Self.query)
    pane.show(Self.answer(10..<60, hasMore: true), after: pane.showing)
    pane.show(Self.answer(5..<60, hasMore: true), after: .refreshed)
    #expect(pane.waiting.count == 5 && Self.numbers(pane) == Array(10..<60) && pane.hasMore)
    pane.show(Self.answer(10..<50, hasMore: false), after: .refreshed)
    #expect(pane.waiting.isEmpty && pane.hasMore && pane.rows.filter(\.hasLeft).compactMap(Self.number) == Array(50..<60))
    pane.show(Self.answer(10..<60, hasMore: false), after: .refreshed)
    #expect(!pane.hasMore && !pane.rows.contains { $0.hasLeft })
    pane = Self.atEnd(of: 50)
    pane.show(Self.answer(0..<0, hasMore: true), after: .refreshed)
    #expect(!pane.hasMore && pane.rows.allSatisfy { $0.hasLeft } && pane.rows.count == 50)
  }

  @Test("an article that is opened counts as read, and no other")
  func noteRead() {
    var pane = Self.atEnd(of: 9)
    pane.noteRead(ArticleReference(ScreenSample.many(400)[3].article.id))
    #expect(pane.rows.map(\.isRead) == (0..<9).map { $0 == 3 })
  }

  @Test(
    "when the list is read again without the selected row, the next one is selected, or else the one above",
    arguments: [
      (31..<60, 31), (0..<20, 19), (0..<60, 30),
    ])
  func reread(numbers: Range<Int>, selected: Int) {
    var pane = Self.atEnd(of: 60)
    pane.move(by: -29)
    let request = pane.reread()
    #expect(Self.number(pane.selected) == 30 && request == .show(Self.query.at(.around(Self.key(30)), size: 60)))
    pane.show(Self.answer(numbers, hasMore: false), after: request)
    #expect(Self.number(pane.selected) == selected && Self.numbers(pane) == Array(numbers))
    #expect(pane.isAtTop == (numbers.count { $0 < 30 } < 30))
  }

  @Test("the reason why a list cannot be read is kept until it is read")
  func problem() {
    var pane = ListPane(Self.query)
    let failed = ArticleList.ViewModel(
      rows: [], hasMore: false, filterLabel: nil, summary: nil, messages: [Message(.failure, "No.")], exported: .empty, outcome: .failed)
    pane.show(failed, after: pane.showing)
    #expect(pane.problem == "No." && !pane.isLoaded)
    pane.show(Self.answer(0..<3, hasMore: false), after: pane.showing)
    #expect(pane.problem == nil && pane.isLoaded)
  }

  @Test("a change of all articles of the list also marks rows that the scene does not show, and ends their doubts")
  func changeOfAll() {
    var pane = Self.atEnd(of: 20)
    pane.rows[3].leave(ArticleQuery.all)
    #expect(pane.rows[3].isDoubtful && pane.rows[3].hasLeft && !pane.rows[3].status.isStarred)
    let change = StatusChange(.matching(Self.query.at(.top, size: .max)), .set(.starred, true), listsArticles: false)
    pane.apply(change, shown: Self.answer(0..<10, hasMore: true))
    #expect(pane.rows.map(\.status.isStarred) == [Bool](repeating: false, count: 10) + [Bool](repeating: true, count: 10))
    #expect(!pane.rows[3].isDoubtful)
    // The rows of another list are not among its articles.
    pane.apply(
      StatusChange(.matching(ArticleQuery.all.at(.top, size: .max)), .set(.starred, false), listsArticles: false),
      shown: Self.answer(0..<10, hasMore: true))
    #expect(pane.rows.count { $0.status.isStarred } == 10)
  }
}
