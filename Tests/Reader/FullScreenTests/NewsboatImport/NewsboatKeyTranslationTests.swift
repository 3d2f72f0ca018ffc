import ReaderDomain
import Testing

@testable import FullScreen

@Suite("Translation of newsboat's keys")
struct NewsboatKeyTranslationTests {
  private static func bindKey(_ key: String, _ operation: String, _ dialog: String = "all") -> NewsboatKeyEntry.Use {
    .bind(.key(key), dialogs: [dialog], [NewsboatCall(operation)])
  }

  /// A macro whose operations are separated by semicolons, and their arguments by bars.
  private static func macro(_ key: String, _ text: String) -> NewsboatKeyEntry.Use { .macro(.key(key), calls(text)) }

  private static func calls(_ text: String) -> [NewsboatCall] {
    text.split(separator: ";").map { call in
      let words = call.split(separator: "|").map(String.init)
      return NewsboatCall(words[0], Array(words.dropFirst()))
    }
  }

  private func report(
    _ uses: [NewsboatKeyEntry.Use], beside content: String = "", runsPrograms: Bool = true
  ) -> NewsboatKeyReport {
    let entries = uses.enumerated().map { index, use in
      NewsboatKeyEntry(file: .file("config"), line: index + 1, name: "bind-key", use: .success(use))
    }
    return NewsboatKeyTranslation.report(for: entries, beside: content, runsPrograms: runsPrograms)
  }

  @Test(
    "a key gets the action that does the same, in the panes that are like the dialogs",
    arguments: [
      (bindKey("j", "down"), ["all j = down"]), (bindKey("^R", "reload-all", "feedlist"), ["feeds ^R = refresh"]),
      (bindKey("ENTER", "open", "articlelist"), ["list Enter = open"]), (bindKey("o", "open-in-browser"), ["all o = browse"]),
      (bindKey("x", "show-urls", "article"), ["article x = links"]), (bindKey("SPACE", "pagedown"), ["all Space = page-down"]),
      (bindKey("#", "goto-url"), ["all # = hints"]), (bindKey("=", "end", "searchresultslist"), ["list = = last"]),
      (bindKey("L", "toggle-show-read-feeds"), ["feeds L = show-read-feeds", "list L = show-read"]),
      (bindKey("D", "delete-article"), ["list D = hide", "article D = hide"]), (bindKey("1", "one"), ["all 1 = open-link"]),
      (.bind(.sequence("gg"), dialogs: ["everywhere"], calls("home")), ["all g g = first"]),
      (
        .bind(.sequence("<C-x><S-a><M-UP>^b<LT>"), dialogs: ["feedlist", "article"], calls("quit")),
        [
          "feeds ^X A M-↑ ^B < = back", "article ^X A M-↑ ^B < = back",
        ]
      ),
      (.bind(.sequence("x"), dialogs: ["feedlist", "urlview"], calls("home")), ["feeds x = first"]),
      (.unbind(.key("C"), dialogs: ["all"]), ["all C = none"]), (.unbind(.key("TAB"), dialogs: ["article"]), ["article Tab = none"]),
      (macro("k", "open;reload"), ["feeds , k = open ; refresh-feed", "list , k = open ; refresh-feed"]),
      (macro("k", "toggle-article-read|read;next"), ["list , k = mark read ; next-article", "article , k = mark read ; next-article"]),
    ] as [(NewsboatKeyEntry.Use, [String])])
  func lines(use: NewsboatKeyEntry.Use, lines: [String]) {
    let report = report([use])
    #expect(report.lines.map(\.text) == lines && report.lines.allSatisfy { !$0.runsProgram } && report.skipped.isEmpty)
    let file = KeysFile(lines.joined(separator: "\n").utf8, commands: [])
    #expect(file.mistakes.isEmpty)
  }

  @Test(
    "a browser of a macro becomes a program that gets the values as arguments; a shell runs it only where it needs one",
    arguments: [
      ("mpv", "run mpv %u"), ("mpv --no-video -- %u", "run mpv --no-video -- %u"), ("mpv '%u' \"%T\"", "run mpv %u %t"),
      ("feh --title=%T %u", "run feh --title=%t %u"), ("x %t %u", "run x article %u"), ("50%-off %u", "shell 50%-off \"$1\""),
      ("x 50%% %u", "run x 50%%%% %u"), ("~/bin/mpv %u", "shell ~/bin/mpv \"$1\""),
      ("mpv %u >/dev/null 2>&1 &", "shell mpv \"$1\" >/dev/null 2>&1 &"),
      ("echo %T: %u >> ~/links", "shell echo \"$2\": \"$1\" >> ~/links"), ("LANG=C mpv", "shell LANG=C mpv \"$1\""),
      ("exec mpv", "shell exec mpv \"$1\""), ("echo 'a b' %u", "shell echo 'a b' \"$1\""), ("echo \"a b\" %u", "run echo \"a b\" %u"),
    ])
  func programs(browser: String, command: String) throws {
    let calls = [NewsboatCall("set", ["browser", browser]), NewsboatCall("open-in-browser"), NewsboatCall("set", ["browser", "firefox"])]
    let report = report([.macro(.key("v"), calls)])
    #expect(
      report.lines == ["list", "article"].map { NewsboatKeyReport.Line("\($0) , v = \(command)", runsProgram: true) }
        && report.skipped.isEmpty)
    #expect(try KeyCommand(command, commands: []).steps.count == 1)
  }

  @Test("a program with more commands behind it needs no other line than one for a shell of its own")
  func steps() throws {
    let open = [NewsboatCall("set", ["browser", "echo '%' %u >> ~/it\\'s"]), NewsboatCall("open-in-browser-and-mark-read")]
    let report = report([.bind(.sequence("x"), dialogs: ["article"], open)])
    let text = "run sh -c \"echo '%%' \\\"$1\\\" >> ~/it\\\\'s\" sh %u %t %f ; mark read"
    #expect(report.lines.map(\.text) == ["article x = \(text)"])
    let steps = try KeyCommand(text, commands: []).steps
    let script = "echo '%%' \"$1\" >> ~/it\\'s"
    #expect(steps == [.words(["sh", "-c", script, "sh", "%u", "%t", "%f"], isProgram: true), .line("mark read")])
  }

  @Test(
    "a bookmark gets the arguments of newsboat, with its own key and with others",
    arguments: [("mark", "run mark %u %t \"\" %f"), ("~/bin/mark -x", "shell ~/bin/mark -x \"$1\" \"$2\" \"\" \"$3\"")])
  func bookmarks(command: String, text: String) {
    let report = report([Self.bindKey("B", "bookmark", "articlelist"), .bookmark(command), Self.macro("b", "bookmark;quit")])
    let quit = text.hasPrefix("run") ? text : "run sh -c '\(text.dropFirst(6))' sh %u %t %f"
    #expect(
      report.lines.map(\.text) == [
        "list B = \(text)", "list ^B = \(text)", "article ^B = \(text)", "list , b = \(quit) ; back", "article , b = \(quit) ; back",
      ] && report.lines.allSatisfy(\.runsProgram))
    #expect(self.report([.bookmark(command), .unbind(.key("^B"), dialogs: ["all"])]).lines.map(\.text) == ["all ^B = none"])
  }

  @Test("the last line for a key counts, and the key that begins macros is the one that the file names")
  func order() {
    let report = report([
      Self.macro("k", "quit"), Self.bindKey("j", "down"), .unbind(.key("j"), dialogs: ["feedlist"]), Self.bindKey("+", "macro-prefix"),
      .unbind(.key(","), dialogs: ["all"]), Self.bindKey("q", "open"), .unbind(.key("q"), dialogs: ["all"]),
    ])
    #expect(
      report.lines.map(\.text) == ["all + k = back", "list j = down", "article j = down", "feeds j = none", "all q = none"]
        && report.skipped.isEmpty)
  }

  @Test("a macro has the key that begins macros in each pane")
  func prefixes() {
    let report = report([
      Self.bindKey(";", "macro-prefix"), Self.bindKey("+", "macro-prefix", "feedlist"), .unbind(.key(","), dialogs: ["all"]),
      Self.macro("k", "quit"),
    ])
    #expect(Set(report.lines.map(\.text)) == ["list ; k = back", "article ; k = back", "feeds + k = back"] && report.skipped.isEmpty)
  }

  @Test(
    "what has no counterpart is left out with the reason",
    arguments: [
      (
        bindKey("x", "random-unread"),
        .noCounterpart("random-unread", reason: "nothing is chosen at random; 'n' goes to the next unread article")
      ),
      (bindKey("x", "show-urls", "articlelist"), .elsewhere(operation: "show-urls", panes: ["article"])),
      (bindKey("x", "frobnicate"), .unknownOperation("frobnicate")),
      (bindKey("x", "pb-play"), .noCounterpart("pb-play", reason: "there is no podboat")),
      (bindKey("x", "one"), .noCounterpart("one", reason: "only the digit itself")), (bindKey("F1", "quit"), .noKey("F1")),
      (bindKey("^C", "quit"), .notALine), (bindKey("x", "open", "urlview"), .noPane("urlview")),
      (.bind(.sequence("abcdefghi"), dialogs: ["all"], calls("quit")), .notALine),
      (.bind(.sequence("x="), dialogs: ["all"], calls("quit")), .notALine),
      (.bind(.sequence("<F2>"), dialogs: ["all"], calls("quit")), .noKey("<F2>")),
      (macro("x", "set|show-read-feeds|no"), .setting("show-read-feeds")), (macro("x", "set|browser|mpv"), .setting("browser")),
      (macro("x", "set|browser|mpv;show-urls"), .setting("browser")),
      (macro("x", "pipe-to|tee"), .argument(operation: "pipe-to")),
      (
        macro("x", "bookmark"),
        NewsboatKeyError.noCounterpart(
          "bookmark", reason: "the import gives the key to the program of 'bookmark-cmd', if there is one")
      ),
      (macro("x", "set|browser|mpv;one"), .noCounterpart("one", reason: "a program gets the address of the article, and no other")),
      (macro("x", "set|browser|sh -c \"mpv %u\";open-in-browser"), .quoted),
      (macro("x", "set|browser|sh -c '%u';open-in-browser"), .quoted),
      (macro("x", "set|browser|bash -lc;open-in-browser"), .quoted), (macro("x", "set|browser|eval mpv %u;open-in-browser"), .quoted),
      (macro("x", "set|browser|x \\%u;open-in-browser"), .quoted), (macro("x", "set|browser|x '%u y';open-in-browser"), .quoted),
      (macro("x", "set|browser|x %F;open-in-browser"), .placeholder("%F")), (macro("x", "set|browser|x '%u;open-in-browser"), .quoted),
      (macro("x", "set|browser|x %u #y & ;open-in-browser"), .notALine), (macro("x", "set|browser|x %u\n&;open-in-browser"), .notALine),
      (.bookmark("sh -c"), .quoted), (.bookmark("x '"), .quoted),
    ] as [(NewsboatKeyEntry.Use, NewsboatKeyError)])
  func leftOut(use: NewsboatKeyEntry.Use, error: NewsboatKeyError) {
    let report = report([use])
    #expect(report.lines.isEmpty && report.skipped.map(\.error) == [error])
  }

  @Test("a line of the user is never overridden, whether it is for a pane or for all, and even if it is a mistake")
  func taken() {
    let content = "list x = undo\n# mine\nall y = redo\nfeeds z = nonsense"
    let report = report(
      [Self.bindKey("x", "quit"), Self.bindKey("y", "quit", "article"), Self.bindKey("z", "quit"), Self.bindKey("w", "quit")],
      beside: content)
    #expect(report.lines.map(\.text) == ["feeds x = back", "article x = back", "list z = back", "article z = back", "all w = back"])
    #expect(report.skipped.map(\.error) == [.taken(line: 1), .taken(line: 3), .taken(line: 4)] && report.alreadyThere == 0)
  }

  @Test("lines that are there already are counted and not repeated")
  func again() {
    let uses = [Self.bindKey("x", "quit"), Self.bindKey("L", "toggle-show-read-feeds"), Self.macro("k", "open;reload")]
    let content = report(uses).lines.map { $0.text + "\n" }.joined()
    #expect(report(uses, beside: content) == NewsboatKeyReport(alreadyThere: 5))
    #expect(report(uses, beside: content + "list x = undo\n").lines.isEmpty)
  }

  @Test("keys that run programs are left out unless the user agrees, and those that are there already stay")
  func agreement() {
    let uses: [NewsboatKeyEntry.Use] = [
      Self.bindKey("x", "quit"), .bookmark("mark"), Self.macro("v", "set|browser|mpv %u;open-in-browser"),
      Self.macro("w", "set|browser|mpv %u >/dev/null;open-in-browser"),
    ]
    let careful = report(uses, runsPrograms: false)
    #expect(careful.lines.map(\.text) == ["all x = back"] && careful.skipped.map(\.error) == [.program, .program, .program])
    let agreed = report(uses)
    #expect(agreed.lines.count == 7 && agreed.lines.count(where: \.runsProgram) == 6 && agreed.skipped.isEmpty)
    let content = agreed.lines.map { $0.text + "\n" }.joined()
    #expect(report(uses, beside: content, runsPrograms: false) == NewsboatKeyReport(alreadyThere: 7))
  }

  @Test("the file does not become longer than what is read of it")
  func tooLong() {
    let content = "#" + String(repeating: "x", count: KeysLimit.bytes - 16)
    let report = report([Self.bindKey("x", "quit"), Self.bindKey("y", "quit")], beside: content)
    #expect(report.lines.map(\.text) == ["all x = back"] && report.skipped.map(\.error) == [.tooLong])
  }
}
