import CoreDomain
import CoreScenes
import ReaderDoubles
@testable import CoreTerminal
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Foundation
import ScreenModel
import TerminalDoubles
import Testing

@testable import FullScreen

@MainActor @Suite("A session of the full screen")
struct FullScreenSessionTests {
  @Test("what is typed reaches the scenes, what they show reaches the terminal, and the terminal is given back")
  func reads() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("j")], [.key(.space)], [.key("Q")]])
    #expect(stage.performed.contains(.open(ArticleReference(ScreenSample.articles[1].article.id))))
    let text = stage.device.text
    #expect(text.contains("Cups, pots") && text.contains("お湯を沸かして"))
    #expect(text.hasSuffix(TerminalScreen.ending))
  }

  @Test("the session ends with its input")
  func endOfInput() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("j")]])
    #expect(stage.device.text.hasSuffix(TerminalScreen.ending))
  }

  @Test("a refresh delays no key; when the user quits, it is cancelled and has time to save what it has")
  func refreshBeside() async throws {
    let stage = SessionStage()
    stage.refreshTakes = true
    stage.eventsBefore = [1: "refresh begins"]
    try await stage.run([[.key("R")], [.key("s")], [.key("j")], [.key("Q")]])
    #expect(stage.events == ["refresh begins", "changed", "refresh is cancelled"])
    #expect(stage.refreshPriority == .utility, "It leaves the processor to the keys.")
  }

  @Test("a change that fails after the user has quit is not lost in silence")
  func lateFailure() async throws {
    let stage = SessionStage()
    stage.changesFail = true
    #expect(try await stage.run([[.key("s"), .key("Q")]])?.sentence == "The disk is full.")
    #expect(try await SessionStage().run([[.key("s"), .key("Q")]]) == nil)
  }

  @Test("that there is nothing to undo or to redo is no failure after the user has quit", arguments: ["z", "Z"] as [Key])
  func lateUndo(key: Key) async throws {
    let stage = SessionStage()
    stage.isHistoryEmpty = true
    #expect(try await stage.run([[.key(key), .key("Q")]]) == nil)
    #expect(stage.calls.contains("undo"))
  }

  @Test("an undo that is typed before the end is performed, and of many, ^C twice drops those that have not begun")
  func manyUndos() async throws {
    let keys = Array(repeating: InputEvent.key("z"), count: 20)
    for (end, count) in [([.key("Q")], 20), ([.key(.control("c")), .key(.control("c"))], 1)] as [([InputEvent], Int)] {
      let stage = SessionStage()
      try await stage.run([keys + end] + Array(repeating: [], count: 100))
      #expect(stage.calls.count { $0 == "undo" } == count)
    }
  }

  @Test("a program gets the text of the article while the screen is left, and its output stays until Enter")
  func pipe() async throws {
    let stage = SessionStage()
    let command = "wc -w".map { InputEvent.key(Key(.character($0))) }
    try await stage.run([[.key("j")], [.key(.space)], [.key("|")] + command + [.key(.enter)], [.focused], [.key(.enter)], [.key("Q")]])
    #expect(stage.events == ["wc -w: 日本茶の淹れ方、そ"])
    let parts = stage.device.text.components(separatedBy: TerminalScreen.ending)
    try #require(parts.count == 3)
    #expect(parts[1].hasPrefix("\nPress Enter to return to Strata.\n\u{1B}[?1049h") && parts[1].contains("'wc' failed with exit code 3."))
  }

  @Test("the steps of a key go on when the user has seen the output of the one before")
  func steps() async throws {
    let keys = KeysFile(Array("list X = feeds ; feeds --json ; feeds --problems".utf8), commands: ["feeds"])
    let stage = SessionStage(keys: keys.map)
    try await stage.run([[.key("X"), .key("j")], [.key(.enter)], [.key(.enter)], [.key(.enter), .key("Q")]])
    #expect(stage.commands == [["feeds"], ["feeds", "--json"], ["feeds", "--problems"]])
  }

  @Test("the mouse is reported from the line that switches it on, not while a program has the terminal, and not after the end")
  func mouse() async throws {
    let stage = SessionStage()
    let typed = { (text: String) in Array(text).map { InputEvent.key(Key(.character($0))) } + [.key(.enter)] }
    let click = InputEvent.mouse(MouseEvent(.click, row: 2, column: 40))
    try await stage.run([
      typed(":set mouse on"), [click, click], typed(":feeds"), [click], [.key(.enter)], [.continued], typed(":set mouse off"), [.key("Q")],
    ])
    #expect(stage.performed.contains(.open(ArticleReference(ScreenSample.articles[1].article.id))), "The second click opens.")
    let parts = stage.device.text.components(separatedBy: TerminalScreen.ending)
    try #require(parts.count == 3)
    let (isOn, isOff) = ("\u{1B}[?1000h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1000l")
    #expect(
      parts.map { $0.components(separatedBy: isOn).count - 1 } == [1, 2, 0],
      "It is on again after the program, and when the shell continues this one.")
    #expect(parts.map { $0.components(separatedBy: isOff).count - 1 } == [0, 1, 0] && TerminalScreen.ending.contains(isOff))
    #expect(parts[1].range(of: "Press Enter")!.lowerBound < parts[1].range(of: isOn)!.lowerBound)
  }

  @Test("a session begins with the mouse if it is asked to")
  func mouseAtFirst() async throws {
    let stage = SessionStage()
    stage.takesMouse = true
    try await stage.run([[.key("Q")]])
    #expect(stage.device.text.contains("\u{1B}[>1u\u{1B}[?1000h\u{1B}[?1006h"))
  }

  @Test("one request mutes: it adds the rule and hides the stored articles")
  func mutes() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("x")], [.key(.enter)], [.key("Q")]])
    #expect(stage.events.count == 1 && stage.events[0].contains("hidesStored: true"))
  }

  @Test("an address reaches the clipboard as base64")
  func copies() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("y")], [.key("Q")]])
    #expect(stage.device.text.contains("\u{1B}]52;c;aHR0cHM6Ly9"))
  }

  @Test("what is copied also reaches the program of the user, in order")
  func copiesByProgram() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("y"), .key("j"), .key("y")], [.key("Q")]])
    #expect(stage.copied == ScreenSample.articles.filter { !$0.status.isRead }.prefix(2).compactMap { $0.article.url?.text })
  }

  @Test("a program that cannot copy is told in one sentence, also when the user has quit before its end", arguments: [false, true])
  func copyProblem(quitsAtOnce: Bool) async throws {
    let stage = SessionStage()
    stage.copyProblem = Message(.failure, "'clip' failed with exit code 3.")
    let failure = try await stage.run(quitsAtOnce ? [[.key("y"), .key("Q")]] : [[.key("y")], [], [.key("Q")]])
    #expect(failure == (quitsAtOnce ? stage.copyProblem : nil) && stage.copied.count == 1)
    var screen = ScreenModel(ScreenSize(columns: 80, rows: 24))
    screen.write(stage.device.text.components(separatedBy: TerminalScreen.ending)[0])
    #expect(screen.text.contains { $0.contains("'clip' failed with exit code 3.") } != quitsAtOnce)
  }

  @Test("images reach the terminal as base64 only, and the terminal keeps none at the end")
  func images() async throws {
    let stage = SessionStage()
    stage.terminalEnvironment = ["TERM": "xterm-kitty"]
    try await stage.run([[.key("j")], [.key(.space)], [.key("i")], [.key("j")], [.key("Q")]])
    var screen = ScreenModel(ScreenSize(columns: 80, rows: 24))
    screen.write(stage.device.text)
    #expect(screen.violations.isEmpty && screen.images.sent == 1 && screen.images.data.isEmpty)
    let png = Data(ImageFile.png(width: 40, height: 40, dataCount: 10_000)).base64EncodedString()
    #expect(stage.device.text.contains(png.prefix(4096)) && stage.device.text.contains("\u{1B}[16t"))
  }

  @Test("E shows the full text of the open article, and E again the feed's text")
  func fullText() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("j")], [.key(.space)], [.key("d")], [.key("d")], [.key("Q")]])
    #expect(stage.events == ["text full", "text feed"])
    #expect(stage.device.text.contains("Fetching the full text …") && stage.device.text.contains("The whole story."))
    var screen = ScreenModel(ScreenSize(columns: 80, rows: 24))
    screen.write(stage.device.text)
    #expect(screen.violations.isEmpty)
  }

  @Test("E without an open article asks for nothing; a page without text keeps the feed's text, and a sentence says so")
  func noFullText() async throws {
    let idle = SessionStage()
    try await idle.run([[.key(":")], "full-text".map { .key(Key(.character($0))) }, [.key(.enter)], [.key("Q")]])
    #expect(idle.events == [])
    let stage = SessionStage()
    stage.textFails = true
    try await stage.run([[.key("j")], [.key(.space)], [.key("d")], [.key("d")], [.key("Q")]])
    #expect(stage.events == ["text full", "text full"])
    #expect(stage.device.text.contains("has no main text."))
  }

  @Test("a page on its way delays no key, and is given up when another text is asked for or the user quits")
  func fullTextBeside() async throws {
    let stage = SessionStage()
    stage.textTakes = true
    stage.eventsBefore = [3: "text full"]
    try await stage.run([[.key("j")], [.key(.space)], [.key("d")], [.key("s")], [.key("Q")]])
    #expect(stage.events == ["text full", "changed", "text is given up"])
  }

  @Test("when the user quits, images that are on their way are given up")
  func imagesBeside() async throws {
    let stage = SessionStage()
    stage.terminalEnvironment = ["TERM": "xterm-kitty"]
    stage.imagesTake = true
    stage.eventsBefore = [3: "images begin"]
    try await stage.run([[.key("j")], [.key(.space)], [.key("i")], [.key("s")], [.key("Q")]])
    #expect(stage.events == ["images begin", "changed", "images are cancelled"])
  }

  @Test("a program that shows images delays no key, the next one ends it, and so does the end of the session")
  func viewerBeside() async throws {
    let stage = SessionStage()
    (stage.viewer, stage.viewerTakes) = ("feh", true)
    stage.eventsBefore = [3: "feh 1 gets 2", 4: "changed", 5: "feh 2 gets 2"]
    try await stage.run([[.key("j")], [.key(.space)], [.key("i")], [.key("s")], [.key("i")], [.key("Q")]])
    #expect(stage.events == ["feh 1 gets 2", "changed", "feh 1 has ended", "feh 2 gets 2", "feh 2 has ended"])
  }

  @Test("what is wrong with a program that shows images is told in one sentence")
  func viewerProblem() async throws {
    let stage = SessionStage()
    (stage.viewer, stage.viewerProblem) = ("feh", Message(.failure, "There is no program 'feh'."))
    try await stage.run([[.key("j")], [.key(.space)], [.key("i")], [], [.key("Q")]])
    #expect(stage.events == ["feh 1 gets 2", "feh 1 has ended"])
    var screen = ScreenModel(ScreenSize(columns: 80, rows: 24))
    screen.write(stage.device.text.components(separatedBy: TerminalScreen.ending)[0])
    #expect(screen.text.contains { $0.contains("There is no program 'feh'.") })
  }

  @Test("keys that arrive together are applied before one redraw")
  func together() async throws {
    let stage = SessionStage()
    try await stage.run([Array(repeating: .key("j"), count: 3), [.key("Q")]])
    let (before, after) = (stage.frames[0], stage.frames[1])
    #expect(after == before + 1)
  }

  @Test("the next article takes at most three frames: the mark of the list, the article with its row, and all numbers together")
  func framesOfArticle() async throws {
    let stage = SessionStage(columns: 120)
    stage.marksRead = true
    try await stage.run([[.key(.space)], [.key("J")], [.key("Q")]])
    #expect(stage.performed.count { $0 == .refreshed } == 2)
    #expect((1...3).contains(stage.frames[2] - stage.frames[1]), "\(stage.frames)")
  }

  @Test("a command of the command line gets the terminal, and its output stays until Enter")
  func command() async throws {
    let stage = SessionStage()
    let typed = Array(":feeds --json").map { InputEvent.key(Key(.character($0))) }
    try await stage.run([typed + [.key(.enter)], [.key("Q")], [.key(.enter), .key(.space)], [.key("Q")]])
    #expect(stage.commands == [["feeds", "--json"]])
    // The first Q was typed for the command's output; the article was opened by what was typed behind Enter.
    #expect(stage.performed.contains { if case .open = $0 { true } else { false } })
    #expect(stage.device.text.hasSuffix(TerminalScreen.ending))
  }

  private static func typed(_ text: String) -> [InputEvent] {
    Array(text).map { .key(Key(.character($0))) } + [.key(.enter)]
  }

  @Test("undos, counts, pages and saved views reach their scenes, and answers reach the screen")
  func scenes() async throws {
    let stage = SessionStage(columns: 120)
    try await stage.run([[.key("z")], [.key("M")], [.key(.escape)], [.key("o")], [.key("Q")]])
    #expect(stage.calls.prefix(2) == ["feeds", "views"], "The saved views have numbers, too.")
    #expect(stage.calls.filter { !["feeds", "views"].contains($0) } == ["undo", "count", "count", "count", "count", "browse"])
    let text = stage.device.text
    #expect(text.contains("7 articles") && text.contains("Opened."))
  }

  @Test("a browser has the terminal to itself, and the screen comes back after it")
  func browser() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("o")], [.key("j")], [.key("Q")]])
    let parts = stage.device.text.components(separatedBy: TerminalScreen.ending)
    try #require(parts.count == 3)
    #expect(stage.textAtBrowsing?.hasSuffix(TerminalScreen.ending) == true)
    #expect(parts[1].contains("\u{1B}[?1049h") && parts[1].contains("Cups, pots") && parts[1].contains("Opened."))
  }

  @Test(
    "everything is drawn again when the window may have changed, and when the user asks for it",
    arguments: [.resized, .key(.control("l"))] as [InputEvent])
  func redraws(event: InputEvent) async throws {
    let stage = SessionStage()
    try await stage.run([[.key("j")], [event], [.key("k")], [.key("Q")]])
    #expect(stage.device.text.components(separatedBy: "Cups, pots").count == 3)
  }

  @Test("the output of a command stays until Enter, Esc, q or Ctrl-C", arguments: [.enter, .escape, "q", .control("c")] as [Key])
  func outputEnds(key: Key) async throws {
    let stage = SessionStage()
    try await stage.run([Self.typed(":feeds"), [.key("x"), .key("Q"), .focused], [.key(key), .key("j")], [.key("Q")]])
    let parts = stage.device.text.components(separatedBy: TerminalScreen.ending)
    try #require(parts.count == 3)
    #expect(parts[1].hasPrefix("\nPress Enter to return to Strata.\n\u{1B}[?1049h") && parts[1].contains("Cups, pots"))
    #expect(stage.performed.contains(.refreshed), "The command may have changed the articles.")
  }

  @Test("keys that are typed ahead behind a command are dropped")
  func typedAhead() async throws {
    let stage = SessionStage()
    try await stage.run([Self.typed(":feeds") + [.key("o")], [.key(.enter)], [.key("Q")]])
    #expect(stage.commands == [["feeds"]] && !stage.calls.contains("browse"))
  }

  @Test("what is typed ahead behind a command answers the command's output, and does not act on the articles before")
  func typedAheadBehindOutput() async throws {
    let stage = SessionStage()
    try await stage.run([Self.typed(":feeds") + [.key("C"), .key("s"), .key(.enter), .key("y")], [.key("Q")]])
    #expect(stage.commands == [["feeds"]] && !stage.events.contains("changed"))
    #expect(stage.device.text.contains("\u{1B}]52;c;"), "What is typed behind Enter acts again.")
  }

  @Test("keys that wait for an answer have their turn when it is there, without another key")
  func waitingKeys() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("2"), .key("j"), .key(.space), .key("Q")], [], [.key("s")]])
    #expect(stage.performed.contains(.open(ArticleReference(ScreenSample.articles[1].article.id))))
    #expect(stage.endedWaits > 0 && !stage.events.contains("changed"), "It has quit before s.")
  }

  @Test("a refresh is stopped from the list of jobs, and images are given up when their article is left")
  func stops() async throws {
    let stage = SessionStage()
    stage.refreshTakes = true
    stage.eventsBefore = [1: "refresh begins", 3: "refresh is cancelled"]
    try await stage.run([[.key("R")], [.key("&")], [.key(.enter)], [.key("s")], [.key("Q")]])
    #expect(stage.events == ["refresh begins", "refresh is cancelled", "changed"])
    let other = SessionStage()
    other.terminalEnvironment = ["TERM": "xterm-kitty"]
    other.imagesTake = true
    other.eventsBefore = [3: "images begin", 4: "images are cancelled"]
    try await other.run([[.key("j")], [.key(.space)], [.key("i")], [.key("q")], [.key("s")], [.key("Q")]])
    #expect(other.events == ["images begin", "images are cancelled", "changed"])
  }

  @Test("what something else has changed is shown without a key")
  func changedElsewhere() async throws {
    let stage = SessionStage()
    stage.changesBefore = [1]
    try await stage.run([[.key("j")], [], [.key("Q")]])
    #expect(stage.performed.contains(.refreshed))
  }

  @Test("what something else has changed is shown, too, if a mark is set before the change is noticed")
  func changedElsewhereBeforeMark() async throws {
    let stage = SessionStage()
    stage.unnoticedChangesBefore = [1]
    stage.noticedBefore = [2]
    try await stage.run([[.key("j")], [.key("s")], [.key("j")], [.key("Q")]])
    #expect(stage.events == ["changed"] && stage.performed.contains(.refreshed))
  }

  @Test(
    "nothing is marked with all articles if something else has changed some before, and the change is not noticed yet",
    arguments: [true, false])
  func changedElsewhereBeforeAll(isChanged: Bool) async throws {
    let stage = SessionStage()
    stage.unnoticedChangesBefore = isChanged ? [1] : []
    try await stage.run([[.key("j")], [.key("A")], [.key("Q")]])
    #expect(stage.events == (isChanged ? [] : ["changed"]) && stage.performed.contains(.refreshed) == isChanged)
  }

  @Test("with an interval, refreshes begin by themselves, one after the other")
  func refreshesRegularly() async throws {
    let stage = SessionStage()
    stage.refreshInterval = .milliseconds(1)
    stage.eventsBefore = [1: "refresh is cancelled"]
    try await stage.run([[.key("j")], [.key("Q")]])
    #expect(stage.events.prefix(2) == ["refresh begins", "refresh is cancelled"])
  }

  @Test("a key that begins a sequence acts when no key follows")
  func pause() async throws {
    let keys = KeysFile(Array("list s s = undo".utf8), commands: [])
    let stage = SessionStage(keys: keys.map)
    stage.waitsForEnd = [1]
    // An undo waits for the answer to the change before it.
    stage.changesFail = true
    try await stage.run([[.key("s")], [], [.key("s"), .key("s")], [.key("Q")]] + Array(repeating: [], count: 20))
    #expect(stage.events == ["changed"] && stage.calls.contains("undo"))
  }

  @Test("a program of a key has the terminal while it runs, and what is remembered is stored")
  func program() async throws {
    let keys = KeysFile(Array("list X = run mpv %u ; layout".utf8), commands: [])
    let stage = SessionStage(keys: keys.map)
    try await stage.run([[.key("j")], [.key("X")], [.key("Q")]])
    #expect(stage.events == ["mpv https://example.org/20: "] && stage.remembered == [.panes(2)])
    #expect(stage.device.text.components(separatedBy: TerminalScreen.ending).count == 3)
  }

  @Test("an episode is queued without leaving the screen, and the last line says so")
  func enqueues() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("j")], [.key("E")], [.key("Q")]])
    #expect(stage.events.count == 1 && stage.events[0].hasPrefix("add(") && stage.commands.isEmpty)
    #expect(stage.device.text.contains("1 episode added to the queue."))
  }

  @Test("a failure that the user has seen before the end is not reported again")
  func seenFailure() async throws {
    #expect(try await SessionStage().run([[.key("s")] + Self.typed(":frobnicate")]) == nil)
  }

  @Test("while the user types a query, a slow list is given up for the next one, and says nothing about it")
  func narrowsSlowly() async throws {
    let stage = SessionStage()
    stage.listTakes = true
    try await stage.run([[.key("/")], [.key("t")], [.key("e")], [.key(.enter)], [.key("Q")]])
    #expect(stage.events == ["list begins", "list is given up"])
    #expect(stage.performed.count { if case .show = $0 { true } else { false } } == 3, "At the start, for 't' and for 'te'.")
    #expect(!stage.device.text.contains("Stopped before"))
  }

  @Test("a request that a later one makes useless is not performed")
  func overtaken() async throws {
    let stage = SessionStage()
    try await stage.run([[.key("1"), .key("2"), .key("3"), .key("1"), .key("3")], [.key("Q")]])
    let shown = stage.performed.compactMap { if case .show(let query) = $0 { query.having } else { nil } }
    #expect(shown == [[], [.starred]])
  }
}

/// A session whose scenes answer at once, from articles that never change.
@MainActor
private final class SessionStage {
  let device: RecordingDevice
  private(set) var performed: [ArticleList.Request] = []
  private(set) var events: [String] = []
  private(set) var commands: [[String]] = []
  private(set) var remembered: [ScreenMemory.Change] = []
  private(set) var copied: [String] = []
  var copyProblem: Message?
  /// The command that shows images.
  var viewer: String?
  /// Whether it runs until it is cancelled.
  var viewerTakes = false
  var viewerProblem: Message?
  /// How often it was started.
  private var viewers = 0
  /// The scenes that were asked, without the list, the refresh, the rules and the images.
  private(set) var calls: [String] = []
  /// What the terminal had got when the browser was opened.
  private(set) var textAtBrowsing: String?
  /// How many frames had been written before each batch of events.
  private(set) var frames: [Int] = []
  /// Whether a refresh runs until it is cancelled.
  var refreshTakes = false
  var changesFail = false
  var isHistoryEmpty = false
  /// Whether the second list is being read until it is given up.
  var listTakes = false
  /// Whether images are on their way until they are cancelled.
  var imagesTake = false
  /// Whether a page is on its way until it is given up.
  var textTakes = false
  /// Whether a page has no main text.
  var textFails = false
  var terminalEnvironment: [String: String] = [:]
  var takesMouse = false
  /// What must have happened before the batch of events with this number, from 0. A refresh and images have no turn of their own.
  var eventsBefore: [Int: String] = [:]
  /// The numbers of the batches before which the session must have ended its wait for input.
  var waitsForEnd: Set<Int> = []
  /// Whether an opened article becomes read, as the numbers tell.
  var marksRead = false
  private var opened: [ArticleReference] = []
  /// How often the session has asked for an end of the wait for input.
  private(set) var endedWaits = 0
  private(set) var refreshPriority: TaskPriority?

  private let watch = ChangesOnRequest()
  /// The numbers of the batches before which something else changes what is stored.
  var changesBefore: Set<Int> = []
  /// The numbers of the batches before which something else changes what is stored, and the watch does not tell it yet.
  var unnoticedChangesBefore: Set<Int> = []
  /// The numbers of the batches before which the watch may tell it.
  var noticedBefore: Set<Int> = []
  var refreshInterval: Duration?
  private let keys: KeyMap

  init(columns: Int = 80, keys: KeyMap = KeyMap()) {
    device = RecordingDevice(isTerminal: true, columns: columns, rows: 24)
    self.keys = keys
  }

  /// - Returns: what has failed after the end.
  @discardableResult
  func run(_ batches: [[InputEvent]]) async throws -> Message? {
    let terminal = TerminalOutput(program: "strata", output: device.device, environment: terminalEnvironment, noColor: true)
    let session = FullScreenSession(
      TerminalScreen(terminal, descriptor: nil), keys: keys, commands: ["feeds"], settings: ScreenSettings(viewer: viewer),
      mouse: takesMouse, refreshInterval: refreshInterval, now: { .sample() })
    try await session.run(
      scenes(of: session),
      ScriptedInput(batches: batches) { [self] in
        if refreshTakes || imagesTake || listTakes || textTakes || viewerTakes {
          for _ in 0..<50 { await Task.yield() }
        } else {
          await session.finish()
        }
        if changesBefore.contains(frames.count) {
          await watch.happen()
          while !performed.contains(.refreshed) { await Self.moment() }
        }
        if unnoticedChangesBefore.contains(frames.count) { await watch.happen(isNoticed: false) }
        if noticedBefore.contains(frames.count) {
          await watch.notice()
          for _ in 0..<1000 where !performed.contains(.refreshed) { await Self.moment() }
        }
        if let event = eventsBefore[frames.count] { while !events.contains(event) { await Self.moment() } }
        if waitsForEnd.contains(frames.count) { while endedWaits == 0 { await Self.moment() } }
        frames.append(device.calls)
      }, endingWaitBy: { [self] in endedWaits += 1 })
    #expect(session.isIdle, "What a refresh that ends asks for is waited for, too.")
    return session.failure
  }

  private static func moment() async { do { try await Task.sleep(for: .milliseconds(1)) } catch {} }

  private func scenes(of session: FullScreenSession) -> FullScreenScenes {
    let (list, article, sentences) = (session.listDisplay, session.articleDisplay, session.sentencesDisplay)
    let (feeds, refresh, rules, count) = (session.feedsDisplay, session.refreshDisplay, session.rulesDisplay, session.countDisplay)
    let (images, number, undone) = (session.imagesDisplay, session.numberDisplay, session.undoDisplay)
    let (fullText, queue) = (session.fullTextDisplay, session.queueDisplay)
    return FullScreenScenes(
      list: ClosureInteractor { [self] request in
        if refreshTakes, request == .refreshed { for _ in 0..<100 { await Task.yield() } }
        if listTakes, case .show = request, performed.count == 1 {
          performed.append(request)
          events.append("list begins")
          while !Task.isCancelled { await Task.yield() }
          events.append("list is given up")
          return list.display(ArticleListPresenter.viewModel(for: .init(.failed(.cancelled), listed: nil, now: .sample())))
        }
        perform(request, list, article)
        guard marksRead, request == .refreshed else { return }
        // The number of all comes later than the list, and those of the feeds come at any time.
        for _ in 0..<10 { await Task.yield() }
        count.display(.init(number: "\(9 - opened.count)", text: "\(9 - opened.count)", messages: [], exported: .empty, outcome: .done))
      },
      feeds: ClosureInteractor { [self] _ in
        calls.append("feeds")
        if marksRead { for _ in 0..<Int.random(in: 0...30) { await Task.yield() } }
        let rows = ScreenSample.feeds.map { FeedRow(.sample($0, unread: 9 - opened.count, all: 9), now: .sample()) }
        feeds.display(.init(rows: rows, summary: nil, messages: [], exported: .empty, outcome: .done))
      },
      views: ClosureInteractor { [self] _ in calls.append("views") },
      rules: ClosureInteractor { [self] request in
        events.append("\(request)")
        rules.display(.init(lines: ["Added."], messages: [], exported: .empty, outcome: .done))
      },
      refresh: ClosureInteractor { [self] _ in
        events.append("refresh begins")
        refreshPriority = Task.basePriority
        while refreshTakes, !Task.isCancelled { await Task.yield() }
        events.append("refresh is cancelled")
        refresh.display(.init(progress: nil, rows: [], summary: "Stopped.", messages: [], outcome: .failed))
      },
      count: ClosureInteractor { [self] _ in
        calls.append("count")
        number.display(.init(number: "7", text: "7", messages: [], exported: .empty, outcome: .done))
      },
      undo: ClosureInteractor { [self] _ in
        calls.append("undo")
        if isHistoryEmpty { return undone.display(UndoPresenter.viewModel(for: .failed(.undo(.nothingToRedo)))) }
        undone.display(.init(lines: ["Undone."], messages: [], exported: .empty, outcome: .done))
      },
      browsing: ClosureInteractor { [self] _ in
        calls.append("browse")
        textAtBrowsing = device.text
        sentences.display(.init(lines: ["Opened."], messages: [], exported: .empty, outcome: .done))
      },
      queue: ClosureInteractor { [self] request in
        events.append("\(request)")
        queue.display(.init(lines: ["1 episode added to the queue."]))
      },
      reading: ClosureInteractor { [self] request in
        await readText(request, fullText)
      },
      images: ClosureInteractor { [self] in await fetch($0, images) },
      pipe: ClosurePipe { [self] in
        events.append("\($0.joined(separator: " ")): \(($1 ?? "").prefix(9))")
        return .ended(code: 3)
      },
      watch: watch,
      remember: { [self] change in
        remembered.append(change)
        return nil
      },
      copy: { [self] text in
        copied.append(text)
        return copyProblem
      },
      view: { [self] images, command in
        viewers += 1
        let name = "\(command) \(viewers)"
        events.append("\(name) gets \(images.count)")
        while viewerTakes, !Task.isCancelled { await Self.moment() }
        events.append("\(name) has ended")
        return viewerProblem
      },
      run: { [self] words in
        commands.append(words)
        #expect(device.text.hasSuffix(TerminalScreen.ending))
      })
  }

  private func fetch(_ request: ArticleImages.Request, _ display: any Display<ArticleImages.ViewModel>) async {
    guard case .show(let urls, _, _) = request else { return }
    if imagesTake {
      events.append("images begin")
      while !Task.isCancelled { await Task.yield() }
      return events.append("images are cancelled")
    }
    guard let file = ImageFile(ImageFile.png(width: 40, height: 40, dataCount: 10_000)) else { return }
    for url in urls { display.display(.init(url: url.link, state: .shown(file), outcome: .done)) }
  }

  private func readText(_ request: ArticleReading.Request, _ display: any Display<ArticleReading.ViewModel>) async {
    switch request {
    case .read(let input):
      events.append("text \(input.text)")
      if textTakes {
        while !Task.isCancelled { await Self.moment() }
        return events.append("text is given up")
      }
      let isFull = input.text == .full
      let failed = [Message(.warning, "The page has no main text. The feed's text is shown.")]
      let run = TextBlock.Run(isFull && !textFails ? "The whole story." : "The beginning.")
      display.display(
        .init(
          title: "Water", details: [], blocks: [TextBlock(.paragraph, runs: [run])], links: [], isFullText: isFull && !textFails,
          messages: textFails ? failed : [], exported: .empty, outcome: .done))
    }
  }

  private func perform(
    _ request: ArticleList.Request, _ list: any Display<ArticleList.ViewModel>, _ article: any Display<ArticleDetail.ViewModel>
  ) {
    performed.append(request)
    var rows = ScreenSample.articles.filter { !$0.status.isRead }
    if marksRead { rows.removeAll { row in opened.contains(ArticleReference(row.article.id)) } }
    switch request {
    case .show(let query):
      list.display(ArticleListPresenter.viewModel(for: .init(.listed, listed: ListedArticles(query, ListPage(all: rows)), now: .sample())))
    case .open(let reference):
      article.display(ScreenSample.viewModelWithImages(of: rows[1].article))
      opened.append(reference)
    case .refreshed:
      let found = rows
      if marksRead {
        list.display(
          ArticleListPresenter.viewModel(
            for: .init(.listed, listed: ListedArticles(BuiltInView.unread.query, ListPage(all: found)), now: .sample())))
      }
    case .opened: break
    case .change:
      events.append("changed")
      guard changesFail else { return }
      let failed = Message(.failure, "The disk is full.")
      list.display(.init(rows: [], summary: nil, messages: [failed], exported: .empty, outcome: .failed))
    }
  }
}

private struct ClosureInteractor<Request: Sendable>: Interactor {
  let body: @MainActor (Request) async -> Void
  func perform(_ request: Request) async { await body(request) }
}

/// What something else changes, on request.
private actor ChangesOnRequest: ChangeWatch {
  private var hasChanged = false
  /// Whether `change` tells it.
  private var isNoticed = true

  func note() { hasChanged = false }

  func isAsNoted() -> Bool { !hasChanged }

  func change() async {
    while !hasChanged || !isNoticed { do { try await Task.sleep(for: .milliseconds(1)) } catch { return } }
  }

  func happen(isNoticed: Bool = true) { (hasChanged, self.isNoticed) = (true, isNoticed) }

  func notice() { isNoticed = true }
}

private struct ClosurePipe: TextPipe {
  let body: @MainActor ([String], String?) -> PipeResult
  func run(_ words: [String], input: String?) async -> PipeResult { body(words, input) }
}

/// Batches of events. Each comes when the session has nothing more to do.
private struct ScriptedInput: AsyncSequence {
  typealias Failure = LineReaderError
  let batches: [[InputEvent]]
  let idle: @MainActor @Sendable () async -> Void

  func makeAsyncIterator() -> Iterator { Iterator(rest: batches[...], idle: idle) }

  struct Iterator: AsyncIteratorProtocol {
    var rest: ArraySlice<[InputEvent]>
    let idle: @MainActor @Sendable () async -> Void

    mutating func next() async throws(LineReaderError) -> [InputEvent]? {
      await idle()
      return rest.popFirst()
    }
  }
}
