import CoreDoubles
import CoreScenes
import CoreTerminal
import TerminalDoubles
import Testing

/// A request of a scene that lists cups.
private enum Cups: DialogueRequest {
  case show, next, filter(String), star([String]), open(String), notUnderstood(String)

  static let vocabulary: [(words: String, meaning: String)] = [
    ("next, previous", "show another part of the list"), ("filter full|all", "list only these"),
    ("filter room NAME", "list only the cups of this room"),
    ("read ID", "show a cup"), ("star ID…, unstar ID…", "keep cups, or not"),
  ]

  init?(_ line: DialogueLine) {
    switch (line.verb, line.arguments.count) {
    case ("next", 0): self = .next
    case ("filter", 1) where ["full", "all"].contains(line.text): self = .filter(line.text)
    case ("filter", 2...) where line.arguments[0] == "room": self = .filter(line.text)
    case ("star", 1...): self = .star(line.arguments)
    case ("read", 1), ("open", 1): self = .open(line.text)
    default: return nil
    }
  }
}

@MainActor @Suite("Dialogue")
struct DialogueTests {
  private let asked = RecordingInteractor<Cups>()
  private let answers = Recorder<SentencesViewModel>()

  private func dialogue(_ screen: ScreenCapture, _ words: [DialogueWord] = []) -> Dialogue<Cups> {
    Dialogue(DialogueSession(asked, words: words), answers: answers, runner: RequestRunner(), terminal: screen.terminal)
  }

  private func run(_ lines: String..., columns: Int = 80, words: [DialogueWord] = []) async -> ScreenCapture {
    let screen = ScreenCapture(columns: columns)
    await dialogue(screen, words).run(.show, lines: AsyncStream.lines(lines))
    return screen
  }

  @Test("the first request is sent first, then the request of each line in order")
  func passesOn() async {
    let screen = await run("star ab12 CD", "filter full", "read ab12")
    #expect(asked.requests == [.show, .star(["ab12", "CD"]), .filter("full"), .open("ab12")])
    #expect(screen.output.isEmpty && screen.error.isEmpty)
  }

  @Test("a quit command ends the dialogue, and later lines are ignored", arguments: ["quit", "q", "exit"])
  func quits(word: String) async {
    _ = await run("filter all", word, "next")
    #expect(asked.requests == [.show, .filter("all")])
  }

  /// Performs requests until the test lets them end.
  private final class Slow: Interactor {
    private(set) var events: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func perform(_ request: Cups) async {
      events.append("\(request) begins")
      if case .open = request { for request in waiting { request.resume() } } else { await withCheckedContinuation { waiting.append($0) } }
      events.append("\(request) ends")
    }
  }

  @Test(
    "a line that ends in '&', and every line on a terminal, does not wait for the one before; the dialogue waits for all",
    arguments: [true, false])
  func runsBeside(isInteractive: Bool) async {
    let (slow, runner) = (Slow(), RequestRunner())
    runner.isInteractive = isInteractive
    let lines = isInteractive ? ["next", "filter all", "read ab"] : ["next &", "filter all&", "read ab"]
    await Dialogue(DialogueSession(slow), answers: answers, runner: runner, terminal: ScreenCapture(columns: 80).terminal)
      .run(nil, lines: AsyncStream.lines(lines))
    #expect(slow.events.filter { $0.hasSuffix("begins") }.count == 3 && slow.events.count == 6)
    #expect(slow.events.prefix(3) == ["next begins", "filter(\"all\") begins", "open(\"ab\") begins"])
  }

  private static let log = SentencesViewModel(lines: ["1 rows: change"], messages: [], exported: .empty, outcome: .done)

  @Test("a word is answered by the session")
  func answersWords() async {
    _ = await run("LOG ", words: [DialogueWord("log", "print") { Self.log }])
    #expect(answers.values == [Self.log])
    #expect(asked.requests == [.show])
  }

  @Test(
    "a command that lacks something says what it needs",
    arguments: [
      ("star", "'star' needs an ID.", "Write 'star ID…'."), ("Unstar", "'Unstar' needs an ID.", "Write 'unstar ID…'."),
      ("read", "'read' needs an ID.", "Write 'read ID'."), ("filter room", "'filter room' is not complete.", "Write 'filter room NAME'."),
      ("filter", "'filter' is not complete.", "Write 'filter full|all' or 'filter room NAME'."),
    ] as [(String, MessageText, MessageText)])
  func isIncomplete(line: String, sentence: MessageText, hint: MessageText) async {
    _ = await run(line)
    #expect(answers.values.map(\.messages) == [[Message(.failure, sentence, hint: hint)]])
    #expect(answers.values.map(\.outcome) == [.failed] && asked.requests == [.show])
  }

  @Test("a word with something behind it is not that word", arguments: ["log file", "logs"])
  func isNoWord(line: String) async {
    _ = await run(line, words: [DialogueWord("log", "print the events") { Self.log }])
    #expect(answers.values.isEmpty)
    #expect(asked.requests == [.show, .notUnderstood(line)])
  }

  @Test("help lists the words of the session between the requests and the end")
  func helpsWithWords() async {
    let help = await run("help", words: [DialogueWord("log", "print the events") { Self.log }]).error
    #expect(help.hasSuffix("\nlog                               print the events\nhelp, quit                        this text; the end\n"))
  }

  @Test("empty lines are ignored")
  func passesOver() async {
    let screen = await run("", "   ", "filter all")
    #expect(asked.requests == [.show, .filter("all")])
    #expect(screen.error.isEmpty)
  }

  @Test("an unknown command is passed on as not understood, and the dialogue continues")
  func passesOnUnknown() async {
    let screen = await run("dance  now", "filter all")
    #expect(asked.requests == [.show, .notUnderstood("dance now"), .filter("all")])
    #expect(screen.output.isEmpty && screen.error.isEmpty)
  }

  @Test("a line that may have been cut is refused with one sentence, and nothing is done", arguments: [0, 1])
  func refusesLongLine(bytesBelow: Int) async {
    let line = "star " + String(repeating: "a", count: LineReader.longestLine - 5 - bytesBelow)
    _ = await run(line, "filter all")
    let isRefused = bytesBelow == 0
    #expect(asked.requests.count == (isRefused ? 2 : 3))
    #expect(
      answers.values.flatMap(\.messages).map(\.sentence) == (isRefused ? ["The line is too long: less than 64 KiB are allowed."] : []))
  }

  @Test("an input error ends the dialogue with that error")
  func throwsOn() async {
    struct Broken: Error {}
    let screen = ScreenCapture(columns: 80)
    let lines = AsyncThrowingStream<String, any Error> { $0.finish(throwing: Broken()) }
    await #expect(throws: Broken.self) {
      try await dialogue(screen).run(.show, lines: lines)
    }
  }

  @Test("help goes to standard error, each command beside its meaning, and sends no request")
  func helps() async {
    let screen = await run("help")
    #expect(asked.requests == [.show] && screen.output.isEmpty)
    #expect(
      screen.error == """
        next, previous                    show another part of the list
        filter full|all                   list only these
        filter room NAME                  list only the cups of this room
        read ID                           show a cup
        star ID…, unstar ID…              keep cups, or not
        help, quit                        this text; the end

        """)
  }

  @Test("a window with room for both columns shows descriptions beside the commands, wrapped below one another")
  func helpsInWindow() async {
    let word = DialogueWord("log", "print the events of this session to see them all") { Self.log }
    #expect(
      await run("help", columns: 68, words: [word]).error.contains(
        "\nlog                               print the events of this session\n                                  to see them all\n"))
  }

  @Test("in a narrow window, each command is above its description")
  func helpsInNarrowWindow() async {
    #expect(
      await run("help", columns: 67).error == """
        next, previous
          show another part of the list
        filter full|all
          list only these
        filter room NAME
          list only the cups of this room
        read ID
          show a cup
        star ID…, unstar ID…
          keep cups, or not
        help, quit
          this text; the end

        """)
  }

  @Test("in help, a long command stays apart from its description", arguments: [30, 31, 32, 33, 34, 40])
  func helpsWithLongWords(length: Int) async {
    let word = String(repeating: "w", count: length)
    let help = await run("help", words: [DialogueWord(word, "print the events") { Self.log }]).error
    #expect(help.contains("\n" + word + String(repeating: " ", count: max(34 - length, 2)) + "print the events\n"))
  }
}
