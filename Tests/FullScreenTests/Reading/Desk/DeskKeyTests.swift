import Domain
import Foundation
import Scenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The keys of the full screen")
struct DeskKeyTests {
  struct Stroke: CustomTestStringConvertible {
    let action: DeskAction
    let key: Key
    let pane: DeskPane
    var testDescription: String { "\(key) in \(pane.rawValue): \(action.rawValue)" }
  }

  /// Every key of the table, in every pane in which it works.
  static let strokes = KeyTable.all.flatMap { binding in
    binding.panes.sorted { $0.rawValue < $1.rawValue }.flatMap { pane in
      binding.keys.map { Stroke(action: binding.action, key: $0, pane: pane) }
    }
  }

  @Test("every key does in every pane what the table says", arguments: strokes)
  func works(_ stroke: Stroke) {
    var driver = Self.driver(in: stroke.pane)
    let before = driver
    driver.press(stroke.key)
    #expect(Self.hasHappened(stroke.action, stroke.key, stroke.pane, before, driver), "\(driver.requests) \(driver.screen.text)")
    #expect(driver.screen.violations.isEmpty && driver.screen.cells == driver.redrawn.cells)
  }

  @Test("every action has a key and is in the table once; no key has two meanings in one pane")
  func table() {
    #expect(Set(KeyTable.all.map(\.action)) == Set(DeskAction.allCases) && KeyTable.all.count == DeskAction.allCases.count)
    #expect(Set(Self.strokes.map { "\($0.key) \($0.pane)" }).count == Self.strokes.count)
    #expect(KeyTable.all.allSatisfy { !$0.keys.isEmpty && !$0.word.isEmpty && !$0.meaning.isEmpty && !$0.panes.isEmpty })
  }

  /// With `STRATA_UPDATE=1` in the environment, the test writes the table instead of comparing it.
  @Test("the manual's table of keys is this table")
  func manual() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Modules/strata/Manual.md").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let (begins, ends) = ("<!-- keys: begin -->\n", "<!-- keys: end -->")
    let start = try #require(text.range(of: begins)).upperBound
    let end = try #require(text.range(of: ends)).lowerBound
    let rows = KeyTable.all.map { binding in
      let keys = binding.keys.map { "`\($0)`" }.joined(separator: " ").replacing("|", with: "\\|")
      let panes = binding.panes.count == 3 ? "" : DeskPane.allCases.filter(binding.panes.contains).map(\.rawValue).joined(separator: ", ")
      return "| \(keys) | `\(binding.action.rawValue)` | \(panes) | \(binding.meaning) |\n"
    }
    let table = "| keys | name | only in | does |\n|---|---|---|---|\n" + rows.joined()
    if ProcessInfo.processInfo.environment["STRATA_UPDATE"] == "1" {
      try text.replacingCharacters(in: start..<end, with: table).write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<end] == table, "Run this test with STRATA_UPDATE=1.")
    }
  }

  @Test("every action that a footer names works there", arguments: DeskPane.allCases)
  func footers(pane: DeskPane) {
    let footer = KeyTable.footer(of: pane)
    #expect(footer.count >= 4 && footer.allSatisfy { $0.panes.contains(pane) })
  }

  @Test(
    "every action runs from the menu by its name",
    arguments: DeskAction.allCases.filter { ![.menu, .quit, .suspend, .openLink].contains($0) })
  func menu(action: DeskAction) throws {
    let binding = try #require(KeyTable.all.first { $0.action == action })
    let pane = try #require(DeskPane.allCases.first { binding.panes.contains($0) })
    var (driver, other) = (Self.driver(in: pane), Self.driver(in: pane))
    driver.press("?")
    driver.type(action.rawValue)
    driver.press(.enter)
    other.press(binding.keys[0])
    #expect(driver.screen.text == other.screen.text && driver.requests == other.requests)
  }

  /// A desk with an open article, an article above and below it, and the keys in a pane.
  static func driver(in pane: DeskPane) -> DeskDriver {
    var driver = DeskDriver(columns: 120, rows: 14)
    driver.press("s", "j", "j", .space, .pageDown)
    if pane == .list { driver.press(.shiftTab) }
    if pane == .feeds { driver.press(.tab, "j", "j", "j", "j") }
    return driver
  }

  private static func hasHappened(
    _ action: DeskAction, _ key: Key, _ pane: DeskPane, _ before: DeskDriver, _ after: DeskDriver
  ) -> Bool {
    let new = after.requests.dropFirst(before.requests.count)
    let (old, now) = (before.desk, after.desk)
    func position(_ desk: Desk) -> Int {
      switch pane {
      case .feeds: desk.feeds.selectedIndex
      case .list: desk.list.selectedIndex ?? -1
      case .article: desk.article?.top ?? -1
      }
    }
    switch action {
    case .down, .pageDown, .halfPageDown: return position(now) > position(old)
    case .up, .pageUp, .halfPageUp: return position(now) < position(old)
    case .first: return position(now) == 0
    case .last: return position(now) > position(old)
    case .open:
      return pane == .feeds ? now.focus == .list && now.list.query.feed != nil : now.focus == .article && isOpening(new)
    case .readOn:
      return pane == .feeds
        ? now.focus == .list && now.list.query.feed != nil : pane == .list ? isOpening(new) : position(now) > position(old)
    case .back: return pane == .feeds ? after.isOver : now.focus == (pane == .article ? .list : .feeds)
    case .quit: return after.isOver
    case .nextPane, .previousPane: return now.focus != old.focus
    case .nextUnread, .previousUnread: return isOpening(new) && now.focus == .article && now.list.selectedID != old.list.selectedID
    case .nextArticle, .previousArticle:
      switch pane {
      case .feeds: return now.feeds.selectedID != old.feeds.selectedID && new.isEmpty
      case .list: return now.list.selectedID != old.list.selectedID && new.isEmpty
      case .article: return now.list.selectedID != old.list.selectedID && isOpening(new)
      }
    case .nextFeed: return now.list.query.feed != nil && now.feeds.selectedIndex > old.feeds.selectedIndex
    case .previousFeed:
      let isFirst = !old.feeds.rows[..<old.feeds.selectedIndex].contains { if case .feed = $0 { true } else { false } }
      return isFirst ? now.message?.sentence == "This is the first feed." : now.feeds.selectedIndex < old.feeds.selectedIndex
    case .toggleRead: return now.list.selected?.status.isRead != old.list.selected?.status.isRead
    case .toggleStar: return now.list.selected?.status.isStarred != old.list.selected?.status.isStarred
    case .markListRead, .markAllRead: return after.articles.allSatisfy(\.status.isRead)
    case .undo: return new == [.undo(.undo(.last))] && after.articles != before.articles
    case .redo: return new == [.undo(.undo(.lastUndone))]
    case .browse, .browseOn:
      guard case .browse(.open(let input)) = new.first else { return false }
      return input.marksRead == (action == .browseOn)
    case .openLink:
      return key == "1" ? new == [.browse(.follow(DeskSample.link))] : now.message?.sentence == "The article has no link \(key)."
    case .viewUnread, .viewAll, .viewStarred: return now.focus == .list && action.rawValue == "view-\(now.view.rawValue)"
    case .refresh: return new == [.refresh(.refresh(RefreshInput(feeds: [])))]
    case .refreshFeed:
      return pane == .feeds ? new.count == 1 : now.message?.sentence == "Select a feed first; R refreshes all."
    case .narrow: return now.prompt?.kind == .narrow
    case .command: return now.prompt?.kind == .command
    case .menu: return now.menu != nil
    case .layout: return now.mostPanes == 2
    case .redraw: return new == [.resume]
    case .suspend: return new == [.suspend]
    }
  }

  private static func isOpening(_ requests: some Sequence<DeskRequest>) -> Bool {
    requests.contains { if case .list(.open) = $0 { true } else { false } }
  }
}
