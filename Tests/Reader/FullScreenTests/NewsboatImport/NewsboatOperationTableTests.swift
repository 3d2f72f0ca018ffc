import ReaderDoubles
import Testing

@testable import FullScreen

@Suite("Operations of newsboat")
struct NewsboatOperationsTests {
  /// The names of the operations in the manual of newsboat 2.39, in its order.
  private static let names = """
    open quit hard-quit reload reload-all mark-feed-read mark-all-feeds-read mark-all-above-as-read save save-all next-unread prev-unread
    next prev random-unread open-in-browser open-in-browser-noninteractively open-in-browser-and-mark-read open-all-unread-in-browser
    open-all-unread-in-browser-and-mark-read help toggle-source-view toggle-article-read toggle-show-read-feeds show-urls clear-tag set-tag
    open-search goto-url one two three four five six seven eight nine zero cmd-one cmd-two cmd-three cmd-four cmd-five cmd-six cmd-seven
    cmd-eight cmd-nine enqueue edit-urls reload-urls redraw cmdline set-filter select-filter clear-filter bookmark edit-flags
    next-unread-feed prev-unread-feed next-feed prev-feed delete-article delete-all-articles purge-deleted view-dialogs close-dialog
    next-dialog prev-dialog pipe-to sort rev-sort up down pageup pagedown halfpageup halfpagedown home end macro-prefix switch-focus
    goto-title prevsearchresults article-feed
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("each operation has an action or a command here, or a reason why nothing does the same", arguments: names)
  func counterparts(name: String) throws {
    let operation = try #require(NewsboatOperation.named(name))
    #expect(!operation.counterparts.isEmpty || !operation.remark.isEmpty)
    for (pane, counterpart) in operation.counterparts {
      let file = KeysFile("\(pane.rawValue) ^X = \(counterpart.text)".utf8, commands: [])
      #expect(file.mistakes.isEmpty && file.map.meaning(of: [.control("x")], in: pane) != nil, "\(pane) \(counterpart)")
    }
  }

  @Test("the table has the operations of the manual, and no others")
  func all() { #expect(NewsboatOperationTable.all.map(\.name) == Self.names) }

  /// Keys that do something else here, also for a user of newsboat: the remark of the operation says so.
  private static let others: Set<String> = ["toggle-show-read-feeds", "goto-url", "enqueue", "edit-flags", "delete-article", "rev-sort"]

  @Test("with the map of newsboat, the keys of newsboat do what the table says")
  func keys() {
    let map = KeyMap(.newsboat)
    for operation in NewsboatOperationTable.all where !Self.others.contains(operation.name) {
      guard let key = operation.key else { continue }
      for (pane, counterpart) in operation.counterparts {
        #expect(
          map.action(of: key, in: pane).map { NewsboatOperation.Counterpart.action($0) } == counterpart, "\(operation.name) in \(pane)")
      }
    }
  }

  @Test("a key that does something else here than in newsboat is named in its row, with what it does")
  func otherMeanings() {
    let map = KeyMap(.newsboat)
    for operation in NewsboatOperationTable.all where operation.counterparts.isEmpty || operation.name == "enqueue" {
      guard let key = operation.key, !operation.name.hasPrefix("cmd-") else { continue }
      let isUsed = ScreenPane.allCases.contains { map.action(of: key, in: $0) != nil }
      #expect(!isUsed || operation.remark.contains("'\(key)'"), "\(operation.name): \(operation.remark)")
    }
  }

  @Test(
    "with newsboat's map, a key of newsboat that does nothing says why, and what does it here",
    arguments: [
      ("$", .list, "$ is newsboat's 'purge-deleted': hidden articles are not listed anyway."),
      ("t", .feeds, "t is newsboat's 'set-tag': '/' and 'feed.tag:NAME' list the articles of feeds with a tag."),
      (.control("e"), .list, "^E is newsboat's 'edit-flags': T does it here; names instead of letters."),
      ("#", .article, "# is newsboat's 'goto-url': f does it here; letters instead of numbers."),
      ("D", .list, "D is newsboat's 'delete-article': ':hide' does it here; the article is hidden, and 'z' undoes it."),
      ("D", .feeds, "D is newsboat's 'delete-article': here, it does nothing; the article is hidden, and 'z' undoes it."),
      ("§", .list, nil),
    ] as [(Key, ScreenPane, String?)])
  func silent(key: Key, pane: ScreenPane, sentence: String?) {
    #expect(KeyMap(.newsboat).action(of: key, in: pane) == nil)
    #expect(NewsboatOperation.sentence(about: key, in: pane, KeyMap(.newsboat)) == sentence)
  }

  @Test("only newsboat's map says so", arguments: KeyMap.Name.allCases)
  func maps(name: KeyMap.Name) {
    var driver = ScreenDriver(columns: 100, rows: 30, keys: KeyMap(name))
    driver.press("$")
    #expect(driver.footer.contains("purge-deleted") == (name == .newsboat))
  }

  @Test("no key of newsboat's own map is silent in all panes", arguments: NewsboatOperationTable.all.compactMap(\.key))
  func told(key: Key) {
    let map = KeyMap(.newsboat)
    for pane in ScreenPane.allCases {
      let works = ScreenPane.allCases.contains { map.meaning(of: [key], in: $0) != nil }
      #expect(works || NewsboatOperation.sentence(about: key, in: pane, map) != nil, "\(key) in \(pane)")
    }
  }

  @Test("the table of the page about newsboat is this table")
  func page() throws {
    let rows = NewsboatOperationTable.all.map(Self.row)
    try PageTable.hold(
      "| newsboat | operation | here, with `--keys newsboat` | difference, or why nothing does it |\n|---|---|---|---|\n" + rows.joined(),
      as: "operations", in: "Newsboat.md")
  }

  private static func row(_ operation: NewsboatOperation) -> String {
    var here: [String] = []
    for pane in ScreenPane.allCases {
      guard let counterpart = operation.counterparts[pane] else { continue }
      let text: String
      switch counterpart {
      case .action(let action):
        let all = KeyMap(.newsboat).keys(of: action, in: pane)
        let keys = operation.key.map { all.contains($0) ? [$0] : all } ?? all
        text = (keys.map { quoted("\($0)") } + [quoted(action.rawValue)]).joined(separator: " ")
      case .line(let line): text = quoted(":\(line)")
      }
      if !here.contains(text) { here.append(text) }
    }
    let remark = operation.remark.replacing(/'([^']+)'/) { quoted(String($0.1)) }
    return "| \(operation.key.map { quoted("\($0)") } ?? "") | `\(operation.name)` | \(here.joined(separator: "; ")) | \(remark) |\n"
  }

  private static func quoted(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }
}
