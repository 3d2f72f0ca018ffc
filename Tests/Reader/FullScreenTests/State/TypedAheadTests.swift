import CoreDoubles
import ReaderDomain
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("Keys that are typed ahead")
struct TypedAheadTests {
  /// What is stored, and what decides what the next key does.
  private static func state(_ driver: ScreenDriver) -> [String] {
    let (state, article) = (driver.state, driver.state.article)
    let outside = driver.requests.filter {
      switch $0 {
      case .browse, .copy, .run, .pipe, .undo, .views, .rules: true
      default: false
      }
    }
    return driver.articles.map { "\($0.article.title): \($0.status.text)" } + [
      "focus \(state.focus), feed \(state.feeds.selectedID), panes \(state.maximumPanes), over \(driver.isOver)",
      "selected \(state.list.selected?.row.title ?? "-") of \(state.list.selectedRows.map { "\($0.row.title) \($0.status.text)" })",
      "query \(state.queryText) \(state.list.query)",
      "prompt \(state.prompt.map { "\($0.kind) \($0.text)" } ?? "-")",
      "menu \(state.menu.map { "\($0.text) \($0.selected) \($0.items.map(\.name))" } ?? "-")",
      "article \(article?.reference.prefix ?? "-") \(article?.top ?? 0) \(article?.hints?.typed ?? "-")",
      "find \(article?.find.map { "\($0.text) \($0.selected)" } ?? "-")",
      "requests \(outside)",
    ]
  }

  /// Types keys, each after everything has been answered, or all before anything is answered.
  private func state(after keys: [Key], atOnce: Bool, from start: ScreenDriver) -> [String] {
    var driver = start
    driver.areAnswering = !atOnce
    driver.sendTogether(atOnce ? keys.map { .input(.key($0)) } : [])
    if !atOnce { for key in keys { driver.send(.input(.key(key))) } }
    driver.areAnswering = true
    driver.sendTogether([])
    #expect(driver.typed.isEmpty)
    return Self.state(driver)
  }

  private func check(_ keys: [Key], from start: ScreenDriver) {
    let (slow, quick) = (state(after: keys, atOnce: false, from: start), state(after: keys, atOnce: true, from: start))
    let differences = zip(quick, slow).filter { $0 != $1 }.map { "\($0), not \($1)" }
    #expect(differences.isEmpty, "\(keys.map(\.description).joined(separator: " "))")
  }

  /// What keeps the scenes busy, so that the keys behind it wait.
  static let beginnings: [[Key]] = [
    [], ["2"], ["3"], [.space], ["n"], ["n", "n"], ["G"], ["g"], ["s", "z"], ["x", .enter], ["s"], ["L"],
    [.tab, .tab, "j", "j", "j", .enter], ["]"],
    ["[", "]", "]"], ["C"], [.space, "q"], [":", "s", "t", "a", "r", .enter], ["v", "G"], ["F", .enter], ["/", "w", .enter], ["o"],
    [":", "f", "e", "e", "d", "s", .enter], [":", "f", "e", "e", "d", "s", .enter, .enter],
  ]

  /// What gives the keys behind it another meaning.
  static let modes: [[Key]] = [
    ["/"], [":"], ["F"], ["?"], ["m"], ["x"], ["T"], ["t"], ["\""], ["a"], ["|"], ["f"], ["u"], ["/", "w", "a", "t", .enter], ["i"], [.tab],
    ["h"], ["c"],
    ["v"], ["w"], ["&"], [.space], [.enter], ["4"], [.space, "f"], [.space, "|"], [.space, "/"], [.space, "u"], [.space, "x"], ["n"], ["p"],
  ]

  /// What is typed in a mode.
  static let texts: [[Key]] = [
    ["C", "s"], ["Q", "n"], ["z", "N", "1"], ["j", "A", .enter], ["s", "t", "a", "r", .enter, "j"], [.escape, "j", "s"],
  ]

  @Test("each key means what it would mean if it were typed after all answers, in every mode", arguments: beginnings.indices)
  func everyMode(number: Int) {
    let start = ScreenDriver(columns: 120, rows: 14)
    for (index, mode) in Self.modes.enumerated() where (index + number).isMultiple(of: 2) {
      check(Self.beginnings[number] + mode + Self.texts[(index / 2 + number) % Self.texts.count], from: start)
    }
  }

  @Test("text that is typed ahead behind a key that begins a line changes no article", arguments: beginnings, ["/", ":", "F"] as [Key])
  func text(beginning: [Key], key: Key) {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.areAnswering = false
    driver.sendTogether((beginning + [key]).map { .input(.key($0)) })
    var other = driver
    driver.type("CAsNMzZ")
    for end in [0, 1] {
      driver.areAnswering = end == 1
      other.areAnswering = end == 1
      driver.sendTogether([])
      other.sendTogether([])
    }
    #expect(driver.articles == other.articles)
  }

  @Test("random keys that are typed at once lead to the same state as the same keys one by one", arguments: 0..<4 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed)
    let excluded: [ScreenAction] = [.quit, .suspend, .changeAll, .refresh, .refreshNow, .refreshFeed, .messages]
    var keys = KeyMap.defaultKeyBindings.filter { !excluded.contains($0.action) }.flatMap(\.keys)
    keys += [.enter, .escape, .space, "n", "s", "j", "q", .enter, "a", "w"]
    let starts = [ScreenDriver(columns: 160, rows: 24), ScreenDriver(columns: 80, rows: 12, ScreenSample.many(130))]
    for start in starts {
      for _ in 0..<40 {
        check((0..<Int.random(in: 2...14, using: &random)).compactMap { _ in keys.randomElement(using: &random) }, from: start)
      }
    }
  }

  @Test("^C is typed text as any key, and twice in a row it ends the program although nothing is answered")
  func interrupts() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.areAnswering = false
    driver.press("2", "j", "/", "x", .control("c"), "k")
    #expect(driver.waiting.allSatisfy { $0 != .quit })
    driver.press(.control("c"), .control("c"))
    #expect(driver.waiting.last == .quit && driver.articles == ScreenSample.articles)
    var other = ScreenDriver(columns: 80, rows: 24)
    other.areAnswering = false
    other.press("2", "j", "/", "x", .control("c"))
    other.areAnswering = true
    other.sendTogether([])
    #expect(!other.isOver && other.state.prompt == nil)
  }

  @Test(
    "an undo and a redo wait for the change before, and ^C twice drops those that wait",
    arguments: ["s", "z", "Z"] as [Key], ["z", "Z"] as [Key])
  func undos(first: Key, key: Key) {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.areAnswering = false
    driver.press(first)
    let begun = driver.waiting
    for _ in 0..<20 { driver.press(key) }
    #expect(driver.waiting == begun)
    driver.press(.control("c"), .control("c"))
    #expect(driver.waiting == begun + [.quit])
  }

  @Test(
    "^C ends the program; what is open is closed by the first one, and the second one ends it",
    arguments: [
      ([], 1), ([.tab], 1), ([.enter], 1), (["v", "j"], 1), ([Key(.character("1"), .alt), "2"], 1), ([.enter, "/", "w", .enter], 1),
      (["?"], 2), (["m"], 2), (["t"], 2), (["M"], 2), ([":", "x"], 2), (["/", "x"], 2), (["F"], 2), (["x"], 2), ([.enter, "|"], 2),
      ([.enter, "/", "w"], 2), ([.enter, "f"], 2), ([.enter, "u"], 2),
    ] as [([Key], Int)])
  func ends(keys: [Key], presses: Int) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    for key in keys { driver.press(key) }
    for number in 1...2 {
      driver.press(.control("c"))
      #expect(driver.isOver == (number >= presses), "\(keys), \(number)")
    }
  }

  @Test("many keys that wait take no quadratic time, and what is no key does not wait")
  func many() {
    var (driver, keys) = (ScreenDriver(columns: 80, rows: 24), TypedAhead())
    driver.areAnswering = false
    driver.press("2")
    var state = driver.state
    keys.add(Array(repeating: .key("j"), count: 100_000) + [.focused])
    #expect(keys.next(for: &state) == .focused && keys.next(for: &state) == nil && state.hasWaitingKeys)
    driver.areAnswering = true
    driver.sendTogether([])
    state = driver.state
    var count = 0
    while keys.next(for: &state) != nil { count += 1 }
    #expect(count == 100_000 && keys.isEmpty && !state.hasWaitingKeys)
  }
}

extension ArticleStatus {
  fileprivate var text: String { [isRead ? "read" : "", isStarred ? "starred" : "", isHidden ? "hidden" : "", "\(tags)"].joined() }
}
