import Domain
import DomainDoubles
import SceneDoubles
import Scenes
import Testing

@testable import FullScreen

@Suite("The rows of the list")
struct ListPaneTests {
  /// A list of `count` unread rows, read from its top. The first row is selected.
  private static func pane(_ count: Int) -> ListPane {
    var pane = ListPane(DeskView.unread.query)
    let listed = ListedArticles(DeskView.unread.query, ListPage(all: DeskSample.many(count)))
    pane.show(ArticleListWording.listed(listed, now: .sample()), after: pane.showing)
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
    var pane = ListPane(DeskView.unread.query)
    let page = ListPage(rows: DeskSample.many(50), offset: 0, total: nil, hasMore: true)
    pane.show(ArticleListWording.listed(ListedArticles(DeskView.unread.query, page), now: .sample()), after: pane.showing)
    pane.move(by: 39)
    #expect(pane.hasMore && pane.requestForMore(height: 10) == nil)
    pane.move(by: 1)
    #expect(pane.requestForMore(height: 10) == .show(DeskView.unread.query.at(.top, size: 100)))
    #expect(pane.isAsking && pane.requestForMore(height: 10) == nil)
    pane.move(by: 8)
    #expect(!pane.isAtEndOfKnown)
    pane.move(by: 1)
    #expect(pane.isAtEndOfKnown)
  }
}
