import CoreDoubles
import CoreScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The file of keys")
struct KeysFileTests {
  @Test("a line binds a key in a pane, or in all in which the action exists; none unbinds")
  func binds() {
    let file = KeysFile(
      """
      # My keys.
      list X = toggle-star  # in the list only

      all ^X = toggle-star
      feeds S-Tab = none
      article # = first
      all Space=none
      list = = last
      """)
    #expect(file.mistakes.map(\.line) == [7])
    #expect(file.map.action(of: "X", in: .list) == .toggleStar && file.map.action(of: "X", in: .article) == nil)
    #expect(file.map.action(of: .control("x"), in: .article) == .toggleStar && file.map.action(of: .control("x"), in: .feeds) == nil)
    #expect(file.map.action(of: .shiftTab, in: .feeds) == nil && file.map.action(of: .shiftTab, in: .list) == .previousPane)
    #expect(file.map.action(of: "#", in: .article) == .first && file.map.action(of: "=", in: .list) == .last)
    #expect(file.map.keys(of: .toggleStar, in: .list) == ["s", .control("x"), "X"])
  }

  @Test("a key with a new action leaves its former action, which may then have no key")
  func rebinds() {
    let map = KeysFile("list s = undo\nall F = none").map
    #expect(map.keys(of: .toggleStar, in: .list) == [] && map.keys(of: .toggleStar, in: .article) == ["s"])
    #expect(map.keys(of: .undo, in: .list) == ["z", "s"] && map.keys(of: .filter, in: .list) == [])
    #expect(KeyMap(.newsboat).keys(of: .halfPageDown, in: .list) == [])
  }

  @Test(
    "a line for one pane overrides a line for all, before it and after it",
    arguments: ["all x = undo\nlist x = redo", "list x = redo\nall x = undo"])
  func overrides(text: String) {
    let file = KeysFile(text)
    #expect(file.messages.isEmpty && file.map.action(of: "x", in: .list) == .redo && file.map.action(of: "x", in: .feeds) == .undo)
  }

  @Test("the file names a map, and the command line overrides it")
  func maps() {
    #expect(KeysFile("keys = newsboat\nlist x = undo").map.action(of: "j", in: .list) == .nextFeed)
    #expect(KeysFile("keys = newsboat\nlist x = undo", .strata).map.action(of: "j", in: .list) == .down)
    #expect(KeysFile("").map == KeyMap() && KeysFile("", .newsboat).map == KeyMap(.newsboat))
  }

  @Test("the file says whether the mouse acts", arguments: [("mouse = on", true), ("mouse = on\nmouse = off", false), ("", false)])
  func mouse(text: String, takesMouse: Bool) {
    let file = KeysFile(text)
    #expect(file.takesMouse == takesMouse && file.mistakes.isEmpty && file.map == KeyMap())
  }

  @Test(
    "a mistake is reported with its line, and the other lines work",
    arguments: [
      ("list x = toggle-sta", "there is no action 'toggle-sta'.", "Did you mean 'toggle-star'?"),
      ("list x = frobnicate", "there is no action 'frobnicate'.", "? lists the actions."),
      ("list Spcae = undo", "there is no key 'Spcae'.", "Names are j, ^L, Space, Enter, Esc, Tab, S-Tab, Up, PgDn."),
      ("window x = undo", "there is no pane 'window'.", "There are feeds, list, article and all."),
      ("list x undo", "this is not 'pane key = action'.", "Example: list x = toggle-star"),
      ("keys = emacs", "there is no key map 'emacs'.", "There are strata and newsboat."),
      ("mouse = yes", "the mouse is 'on' or 'off', not 'yes'.", nil),
      ("mouse on", "this is not 'pane key = action'.", "Example: list x = toggle-star"),
      ("all ^C = none", "^C cannot be given another meaning.", nil), ("all ^c = undo", "^C cannot be given another meaning.", nil),
      ("feeds x = open-link", "'open-link' works in article only.", nil),
      ("feeds x = toggle-star", "'toggle-star' works in list and article only.", nil),
      ("list x = non", "there is no action 'non'.", "Did you mean 'none'?"),
      ("abcdefghijklmnopqrstuvwx x = undo", "there is no pane 'abcdefghijklmnopqrstuvwx'.", "There are feeds, list, article and all."),
      ("abcdefghijklmnopqrstuvwxy x = undo", "there is no pane 'abcdefghijklmnopqrstuvwx…'.", "There are feeds, list, article and all."),
      ("feeds y = undo", "line 1 already says what y does there.", nil),
      ("list V = toggle-star extra", "'toggle-star' takes no further word.", nil),
      ("list V = filter unred", "'filter' does not take 'unred'.", "Did you mean 'unread'?"),
      ("list V = filter xyz", "'filter' does not take 'xyz'.", "It takes all, unread, read, starred, hidden, feed, folder."),
      ("list V = filter feed", "'filter feed' needs a name.", "Example: filter feed News"),
      ("list V = undo ; filter unread now", "'filter unread' takes no further word.", nil),
    ] as [(String, String, String?)])
  func mistakes(line: String, sentence: String, hint: String?) {
    let file = KeysFile("feeds y = redo\n\(line)\nlist w = undo\r\n")
    #expect(file.mistakes == [.init(line: 2, sentence: sentence, hint: hint)])
    #expect(file.messages.map(\.sentence.text) == ["keys, line 2: \(sentence)"])
    #expect(file.map.action(of: "w", in: .list) == .undo && file.map.action(of: "y", in: .feeds) == .redo)
  }

  @Test("a line that is not UTF-8 is reported, and the others work")
  func notUTF8() {
    let file = KeysFile(Array("all x = undo\n".utf8) + [0xFF, 0xFE, 0x0A] + Array("all y = redo".utf8), commands: [])
    #expect(file.mistakes == [.init(line: 2, sentence: "the line is not UTF-8.")])
    #expect(file.map.action(of: "x", in: .feeds) == .undo && file.map.action(of: "y", in: .feeds) == .redo)
  }

  @Test("each mistake is reported, but not all of very many")
  func manyMistakes() {
    #expect(KeysFile("a\nb\nc").messages.map { $0.sentence.text.prefix(14) } == ["keys, line 1: ", "keys, line 2: ", "keys, line 3: "])
    let repeated = KeysFile("feeds y = redo\nfeeds y = undo\nfeeds y = first")
    #expect(repeated.mistakes.map { "\($0.line) \($0.sentence)" } == [2, 3].map { "\($0) line 1 already says what y does there." })
    let many = KeysFile(String(repeating: "a\n", count: 900)).messages
    #expect(many.count == 51 && many.last?.sentence == "keys: 850 more lines cannot be used.")
  }

  @Test("the last line has the first of several mistakes, and the list of messages has each")
  func listed() {
    var driver = ScreenDriver(
      columns: 160, rows: 24,
      messages: KeysFile("keys = vim\nlist V = toggle-star extra").messages + ColorsFile(Array("tags = red on".utf8)).messages)
    #expect(driver.footer == "keys, line 1: there is no key map 'vim'.  \" lists all 3 messages.")
    driver.press("\"")
    #expect(
      driver.state.menu?.items.map(\.meaning) == [
        "keys, line 1: there is no key map 'vim'. There are strata and newsboat.",
        "keys, line 2: 'toggle-star' takes no further word.", "colours, line 1: a colour is missing behind 'on'.",
      ])
  }

  @Test("hostile words are cut, and reach the screen without control characters")
  func hostile() throws {
    let word = "\u{1B}[2J" + String(repeating: "e\u{301}", count: 9000)
    let file = KeysFile("list x = \(word)")
    let message = try #require(file.messages.first)
    #expect(message.sentence.text.count < 80)
    var driver = ScreenDriver(columns: 60, rows: 10, messages: [message])
    driver.resize(columns: 50, rows: 10)
    #expect(driver.screen.violations.isEmpty && driver.footer.contains("keys, line 1: there is no action"))
  }

  @Test(
    "every key of the table has a name that a file can use", arguments: Set(KeyMap.defaultKeyBindings.flatMap { $0.keys + $0.newsboatKeys })
  )
  func names(key: Key) { #expect(KeyName.key(of: key.description) == key) }
}

extension KeysFile {
  fileprivate init(_ text: String, _ name: KeyMap.Name? = nil) { self.init(Array(text.utf8), name, commands: ["sync", "tag"]) }
}
