import CoreScenes
import CoreTerminal
import SampleScenes
import SampleTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A quote as text")
struct RandomQuoteTextDisplayTests {
  private nonisolated static let loading = RandomQuote.State.loading("Waiting for a quote …")
  private nonisolated static let loaded = RandomQuote.State.loaded(
    text: "“Whoever waits for the water to boil, 日本茶 in hand, has time for a second thought.”", source: "— A puddle (seen 3h ago)")

  private func screen(
    _ states: RandomQuote.State..., messages: [Message] = [], columns: Int = 80, isTerminal: Bool = false, takesColor: Bool = false
  ) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, program: "sample", isTerminal: isTerminal, takesColor: takesColor)
    for state in states {
      RandomQuoteTextDisplay(terminal: screen.terminal).display(
        .init(state: state, messages: messages, exported: .empty, outcome: .done))
    }
    return screen
  }

  @Test("80 columns show the quote with its source below it")
  func wide() {
    let screen = screen(Self.loaded)
    #expect(
      screen.output == """
        “Whoever waits for the water to boil, 日本茶 in hand, has time for a second
         thought.”
          — A puddle (seen 3h ago)

        """)
    #expect(screen.error.isEmpty)
  }

  @Test("20 columns wrap the quote and its source")
  func narrow() {
    #expect(
      screen(Self.loaded, columns: 20).output == """
        “Whoever waits for
         the water to boil,
         日本茶 in hand, has
         time for a second
         thought.”
          — A puddle (seen
            3h ago)

        """)
  }

  @Test("no line is wider than the window", arguments: 2...60)
  func fits(columns: Int) {
    #expect(screen(Self.loaded, columns: columns).output.widestLine <= columns)
  }

  @Test("on a terminal, a loading quote shows a progress line that the quote replaces")
  func progress() {
    let line = "Waiting for a quote …"
    #expect(screen(Self.loading, isTerminal: true).error == line)
    let screen = screen(Self.loading, Self.loaded, isTerminal: true)
    // Two more columns are erased: a terminal may have echoed ^C there.
    #expect(screen.error == "\(line)\r\(String(repeating: " ", count: line.count + 2))\r")
    #expect(screen.output.hasPrefix("“Whoever"))
  }

  @Test("without a terminal, a loading quote writes nothing")
  func noProgress() {
    #expect(screen(Self.loading).error.isEmpty && screen(Self.loading).output.isEmpty)
  }

  @Test("the warning of a quote goes to standard error")
  func warning() {
    let screen = screen(Self.loaded, messages: [Message(.warning, "No.", hint: "Wait.")])
    #expect(screen.output.hasSuffix("— A puddle (seen 3h ago)\n"))
    #expect(screen.error == "sample: No.\n  Wait.\n")
  }

  @Test("a failed quote erases the progress line and shows only a message")
  func failure() {
    let failed = screen(.failed, messages: [Message(.failure, "No.")])
    #expect(failed.output.isEmpty && failed.error == "sample: No.\n")
    let terminal = screen(Self.loading, .failed, isTerminal: true)
    #expect(terminal.output.isEmpty && terminal.error.hasSuffix(" \r"))
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let (plain, colored) = (screen(Self.loaded).output, screen(Self.loaded, takesColor: true).output)
    #expect(colored.withoutStyles == plain && colored != plain)
  }

  @Test("a hostile quote adds no escape sequence and no line break")
  func hostile() {
    let screen = screen(.loaded(text: hostileTitle, source: hostileTitle), columns: 200)
    #expect(!holdsForbidden(screen.output))
    #expect(screen.output.filter(\.isNewline).count == 2)
    let progress = self.screen(.loading(hostileTitle), columns: 200, isTerminal: true).error
    #expect(!holdsForbidden(progress) && !progress.contains("\n"))
  }
}

@MainActor @Suite("Quote dialogue")
struct QuoteDialogueTests {
  private typealias Command = DialogueCommand<RandomQuote.Request>

  @Test("an empty line shows another quote, as 'next' does", arguments: ["", "  \t", "next", " NEXT "])
  func next(line: String) {
    #expect(Command(line) == .request(.show))
  }

  @Test("another line is not understood", arguments: ["dance", "next one", "show", "quit now"])
  func isUnknown(line: String) {
    #expect(Command(" \(line) ") == .request(.notUnderstood(line)))
  }

  @Test("the dialogue begins with a quote, and performs a request for each line until the user quits")
  func runs() async {
    let asked = RecordingInteractor<RandomQuote.Request>()
    let screen = ScreenCapture(columns: 120, program: "sample")
    await Dialogue(DialogueSession(asked), answers: Unanswered(), runner: RequestRunner(), terminal: screen.terminal).run(
      .show, lines: AsyncStream.lines(["next", "", "dance", "help", "quit", "next"]))
    #expect(asked.requests == [.show, .show, .show, .notUnderstood("dance")])
    #expect(
      screen.error == """
        next                              show another quote, as an empty line does
        help, quit                        this text; the end

        """)
  }
}
