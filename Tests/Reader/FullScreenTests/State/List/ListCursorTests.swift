import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The cursor of a list that something else changes")
struct ListCursorTests {
  /// What another process does to the articles.
  private enum Change: CaseIterable {
    case arrivesAbove, arrivesBelow, manyArrive, arrivesAmong, removed, selectedRemoved, manyRemoved, read, selectedRead, hidden, redated
    case feedDeleted, refilled, nothing

    private static func random(_ range: ClosedRange<Int>, _ generator: inout SeededGenerator) -> Int {
      Int.random(in: range, using: &generator)
    }

    func apply(to driver: inout ScreenDriver, _ step: Int, _ generator: inout SeededGenerator) {
      let selected = driver.selected
      let others = driver.articles.map(\.article.title).filter { $0 != selected }
      let other = others.isEmpty ? "" : others[Self.random(0...(others.count - 1), &generator)]
      switch self {
      case .arrivesAbove: driver.add([ScreenSample.article("Above \(step)", in: 0, minutes: -step)])
      case .arrivesBelow: driver.add([ScreenSample.article("Below \(step)", in: 1, minutes: 5000 + step)])
      case .manyArrive: driver.add((0..<70).map { ScreenSample.article("Many \(step) \($0)", in: 0, minutes: -step * 100 - $0) })
      case .arrivesAmong: driver.add([ScreenSample.article("Among \(step)", in: 1, minutes: Self.random(1...400, &generator))])
      case .removed: driver.remove { $0.article.title == other }
      case .selectedRemoved: driver.remove { $0.article.title == selected }
      case .manyRemoved:
        let digit = "\(step % 10)"
        driver.remove { $0.article.title.hasSuffix(digit) }
      case .read: driver.change(other, .set(.read, true))
      case .selectedRead: driver.change(selected ?? "", .set(.read, true))
      case .hidden: driver.change(other, .set(.hidden, true))
      case .redated: driver.redate(other, byMinutes: Self.random(-30...30, &generator))
      case .feedDeleted: driver.remove { $0.article.feed == ScreenSample.feeds[step % 2].id }
      case .refilled:
        driver.remove { _ in true }
        driver.send(.changedElsewhere)
        driver.add((0..<60).map { ScreenSample.article("Refilled \(step) \($0)", in: $0 % 2, minutes: $0 + 1) })
      case .nothing: break
      }
    }
  }

  /// The article that must be selected after a change: the same one, or, if it is gone, the nearest one below that is left, or else above.
  private static func expected(_ rows: [ListPaneRow], _ index: Int, in driver: ScreenDriver) -> ArticleID? {
    let (stored, left) = (Set(driver.articles.map(\.article.id)), Set(driver.state.list.rows.map(\.id)))
    if stored.contains(rows[index].id) { return rows[index].id }
    return (rows[index...] + rows[..<index].reversed()).first { left.contains($0.id) }?.id
  }

  @Test(
    "it stays on its article, or goes to the next one below when that is gone, whatever changes and in any order",
    arguments: ["", "date", "title", "words"], [30, 400])
  func changes(order: String, count: Int) {
    for seed in 1...2 {
      var generator = SeededGenerator(UInt64(seed + count) &* 31)
      var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(count))
      if !order.isEmpty {
        driver.press("t")
        driver.type(order)
        driver.press(.enter)
      }
      for step in 1...20 {
        let moves: [Key] = ["j", "k", .pageDown, .pageUp, "n", "h", "G", "g", "J"]
        for _ in 0..<3 { driver.press(moves.randomElement(using: &generator) ?? "j") }
        let (rows, index) = (driver.state.list.rows, driver.state.list.selectedIndex)
        let change = Change.allCases.randomElement(using: &generator) ?? .nothing
        change.apply(to: &driver, step, &generator)
        driver.send(.changedElsewhere)
        if let index, let expected = Self.expected(rows, index, in: driver) {
          #expect(driver.state.list.selectedID == expected, "\(order) \(count) \(seed) \(step) \(change)")
        }
        #expect(driver.state.list.rows.isEmpty || driver.state.list.selectedIndex != nil)
      }
      #expect(driver.screen.cells == driver.redrawn.cells)
    }
  }

  @Test("the row of the cursor stays where it is on the screen when articles arrive above")
  func screenPlace() {
    var driver = ScreenDriver(columns: 50, rows: 24, ScreenSample.many(100))
    for _ in 0..<30 { driver.press("j") }
    let screen = driver.screen.text.dropFirst()
    driver.add((0..<5).map { ScreenSample.article("New \($0)", in: 0, minutes: -$0) })
    driver.send(.changedElsewhere)
    #expect(driver.screen.text.dropFirst() == screen && driver.screen.text[0].contains("5 new: g"), "\(driver.screen.text[0])")
  }

  @Test("when more articles have arrived above than a window has, an undo that brings rows back keeps the cursor on its article")
  func undoBelowArrivals() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(60))
    for _ in 0..<20 { driver.press("j") }
    driver.press("x", .enter)
    #expect(driver.selected == "Number 21" && driver.marks(of: "Number 20")?.isHidden == true)
    for _ in 0..<9 { driver.press("j") }
    driver.press("z")
    #expect(driver.selected == "Number 30" && driver.state.list.rows.contains { $0.row.title == "Number 20" })
    driver.press("x", .enter)
    driver.add((0..<80).map { ScreenSample.article("New \($0)", in: 0, minutes: -$0) })
    driver.send(.changedElsewhere)
    #expect(driver.selected == "Number 31")
    driver.press("k", "x", .enter)
    #expect(driver.selected == "Number 31" && driver.state.list.rows.contains { $0.row.title == "Number 28" })
  }

  @Test("more or fewer of the same articles keep the cursor: L, and a filter")
  func filters() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(200))
    for _ in 0..<70 { driver.press("j") }
    for number in 0..<50 { driver.change("Number \(number)", .set(.read, true)) }
    for key in ["L", "L"] as [Key] {
      driver.press(key)
      #expect(driver.selected == "Number 70")
    }
    driver.press(":")
    driver.type("filter all")
    driver.press(.enter)
    #expect(driver.selected == "Number 70" && driver.state.list.query.lacking.isEmpty)
    driver.change("Number 70", .set(.read, true))
    driver.press("L")
    #expect(driver.selected == "Number 71" && driver.state.list.query.lacking == [.read])
    driver.press("k")
    #expect(driver.selected == "Number 69")
  }

  @Test(
    "keys act on the open article and on no other one, also when it has been removed or was opened by its id",
    arguments: ["s", "N"] as [Key])
  func openArticle(key: Key) {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(20))
    driver.press("j", "j", .space)
    driver.remove { $0.article.title == "Number 2" }
    let others = driver.articles
    driver.send(.input(.focused))
    driver.press(key)
    #expect(driver.articles == others)
    let id = driver.articles.last?.article.id.text ?? ""
    driver.press("q", ":")
    driver.type("filter feed Quiet")
    driver.press(.enter, ":")
    driver.type("read \(id)")
    driver.press(.enter, key)
    let status = driver.articles.last?.status
    #expect(status?.isStarred == (key == "s") && status?.isRead == (key == "s"))
    #expect(driver.articles.dropLast() == others.dropLast())
  }
}
