import Testing

@testable import FullScreen

@Suite("The menu of the full screen")
struct ScreenMenuTests {
  private static func menu(_ count: Int) -> ScreenMenu {
    ScreenMenu((0..<count).map { ScreenMenu.Item(keys: "k\($0)", name: "name \($0)", meaning: "meaning", choice: .nothing) })
  }

  @Test("the selection stays in the menu, and in the middle of the rows that are shown")
  func rows() {
    var menu = Self.menu(10)
    for (distance, selected, first) in [(-1, 0, 0), (2, 2, 0), (1, 3, 1), (2, 5, 3), (3, 8, 6), (100, 9, 6), (-4, 5, 3)] {
      menu.move(by: distance)
      #expect(menu.selected == selected && menu.firstIndex(rows: 4) == first)
    }
    #expect(menu.firstIndex(rows: 20) == 0)
    var empty = Self.menu(0)
    empty.move(by: 1)
    #expect(empty.selected == 0 && empty.isEmpty && !menu.isEmpty && menu.text == "")
  }

  @Test("the keys of the menu move in it, narrow it and close it")
  func keys() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press("?")
    let steps: [(Key, Int)] = [
      (.down, 1), (.tab, 2), (.up, 1), (.shiftTab, 0), (.pageDown, 12), (.down, 13), (.pageUp, 1), (.pageUp, 0),
    ]
    for (key, selected) in steps {
      driver.press(key)
      #expect(driver.state.menu?.selected == selected, "\(key)")
    }
    driver.type("redrawx")
    driver.press(.backspace, .left)
    #expect(driver.state.menu?.text == "redraw" && driver.state.menu?.items.map(\.name) == ["redraw"])
    driver.press(.control("c"))
    #expect(driver.state.menu == nil && !driver.isOver && driver.requests.isEmpty)
  }

  @Test("the actions of a pane are listed with all their keys")
  func actions() {
    let menu = ScreenMenu(.list, KeyMap())
    #expect(menu.items.allSatisfy(\.isAction) && menu.items.count == KeyMap.bindings(in: .list).count)
    let first = menu.items.first { $0.name == ScreenAction.first.rawValue }
    #expect(first?.keys == "\(Key("g")) \(Key.home)")
  }

  @Test("typed words narrow the menu: names that begin with them come first, and the selection begins again")
  func narrowing() {
    var menu = ScreenMenu(
      [("x", "find again", "search"), ("f", "search", "find in the article"), ("F", "findings", "something else"), ("q", "quit", "leave")]
        .map {
          ScreenMenu.Item(keys: $0.0, name: $0.1, meaning: $0.2, choice: .nothing)
        })
    menu.move(by: 3)
    menu.replaceText("FIND")
    #expect(menu.items.map(\.name) == ["find again", "findings", "search"] && menu.selected == 0)
    menu.replaceText("q")
    #expect(menu.items.map(\.name) == ["quit"])
    menu.replaceText("x")
    #expect(menu.items.map(\.name) == ["find again"], "It is the key of this item.")
    menu.replaceText("nothing")
    #expect(menu.items.isEmpty)
    menu.replaceText(String(repeating: "é", count: Prompt.longest + 9))
    #expect(menu.text.count == Prompt.longest)
  }

  @Test("links keep their numbers, and what is no web URL is left out")
  func links() {
    var menu = ScreenMenu(links: ["https://example.org/a", "javascript:alert(1)", "https://example.org/c"])
    #expect(menu.items.map(\.keys) == ["1", "3"] && menu.items.map(\.meaning) == ["https://example.org/a", "https://example.org/c"])
    #expect(menu.items.allSatisfy { !$0.isAction })
    menu.replaceText("3")
    #expect(menu.items.map(\.keys) == ["3"])
  }
}
