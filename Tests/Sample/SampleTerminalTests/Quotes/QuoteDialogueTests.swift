import CoreTerminal
import SampleScenes
import TerminalDoubles
import Testing

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
