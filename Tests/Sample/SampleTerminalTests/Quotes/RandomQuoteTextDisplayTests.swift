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

  private func picture(
    _ states: RandomQuote.State..., messages: [Message] = [], columns: Int = 80, isTerminal: Bool = false, takesColour: Bool = false
  ) -> TerminalPicture {
    let picture = TerminalPicture(columns: columns, isTerminal: isTerminal, takesColour: takesColour)
    for state in states {
      RandomQuoteTextDisplay(terminal: picture.terminal).display(
        .init(state: state, messages: messages, exported: .empty, outcome: .done))
    }
    return picture
  }

  @Test("80 columns show the quote with its source below it")
  func wide() {
    let picture = picture(Self.loaded)
    #expect(
      picture.output == """
        “Whoever waits for the water to boil, 日本茶 in hand, has time for a second
         thought.”
          — A puddle (seen 3h ago)

        """)
    #expect(picture.error.isEmpty)
  }

  @Test("20 columns wrap the quote and its source")
  func narrow() {
    #expect(
      picture(Self.loaded, columns: 20).output == """
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
    #expect(picture(Self.loaded, columns: columns).output.widestLine <= columns)
  }

  @Test("on a terminal, a loading quote shows a progress line that the quote replaces")
  func progress() {
    let line = "Waiting for a quote …"
    #expect(picture(Self.loading, isTerminal: true).error == line)
    let picture = picture(Self.loading, Self.loaded, isTerminal: true)
    // Two more columns are erased: a terminal may have echoed ^C there.
    #expect(picture.error == "\(line)\r\(String(repeating: " ", count: line.count + 2))\r")
    #expect(picture.output.hasPrefix("“Whoever"))
  }

  @Test("without a terminal, a loading quote writes nothing")
  func noProgress() {
    #expect(picture(Self.loading).error.isEmpty && picture(Self.loading).output.isEmpty)
  }

  @Test("the warning of a quote goes to standard error")
  func warning() {
    let picture = picture(Self.loaded, messages: [Message(.warning, "No.", hint: "Wait.")])
    #expect(picture.output.hasSuffix("— A puddle (seen 3h ago)\n"))
    #expect(picture.error == "strata: No.\n  Wait.\n")
  }

  @Test("a failed quote erases the progress line and shows only a message")
  func failure() {
    let failed = picture(.failed, messages: [Message(.failure, "No.")])
    #expect(failed.output.isEmpty && failed.error == "strata: No.\n")
    let terminal = picture(Self.loading, .failed, isTerminal: true)
    #expect(terminal.output.isEmpty && terminal.error.hasSuffix(" \r"))
  }

  @Test("colour adds styles and changes no text")
  func colours() {
    let (plain, coloured) = (picture(Self.loaded).output, picture(Self.loaded, takesColour: true).output)
    #expect(coloured.withoutStyles == plain && coloured != plain)
  }

  @Test("a hostile quote adds no escape sequence and no line break")
  func hostile() {
    let picture = picture(.loaded(text: hostileTitle, source: hostileTitle), columns: 200)
    #expect(!holdsForbidden(picture.output))
    #expect(picture.output.filter(\.isNewline).count == 2)
    let progress = self.picture(.loading(hostileTitle), columns: 200, isTerminal: true).error
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
    let picture = TerminalPicture(columns: 120)
    await Dialogue(DialogueSession(asked), answers: Unanswered(), runner: RequestRunner(), terminal: picture.terminal).run(
      .show, lines: AsyncStream.lines(["next", "", "dance", "help", "quit", "next"]))
    #expect(asked.requests == [.show, .show, .show, .notUnderstood("dance")])
    #expect(
      picture.error == """
        next                              show another quote, as an empty line does
        help, quit                        this text; the end

        """)
  }
}
