import CoreTerminal
import SampleDomain
import SampleScenes
import SampleTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("Picture dialogue")
struct PictureDialogueTests {
  private typealias Command = DialogueCommand<PictureDialogueRequest>

  @Test(
    "each command is recognised in any case, and a caption is taken as typed",
    arguments: [
      ("type Hello", .type("Hello")), ("TYPE  two  Words ", .type("two  Words")), ("type", .type("")), ("search", .search),
      (" Keep", .keep), ("unkeep", .unkeep), ("saved", .saved), ("show AB12", .show(PictureReference("ab12"))),
      ("remove ab12", .remove(PictureReference("ab12"))),
    ] as [(String, PictureDialogueRequest)])
  func means(line: String, request: PictureDialogueRequest) {
    #expect(Command(line) == .request(request))
  }

  @Test(
    "a command that is unknown, incomplete or too long is not understood",
    arguments: ["dance", "search tea", "keep ab12", "unkeep it", "saved all", "show", "show ab12 cd34", "remove", "remove ab12 cd34"])
  func isUnknown(line: String) {
    #expect(Command("  \(line)\t") == .request(.notUnderstood(line)))
  }

  @Test("every command in the help text is understood")
  func vocabulary() {
    let lines = (PictureDialogueRequest.vocabulary + [Command.ending]).flatMap { $0.words.split(separator: ", ") }.map {
      String($0).replacing("ID", with: "ab12")
    }
    #expect(lines.contains("type TEXT") && lines.contains("remove ab12") && lines.contains("quit"))
    for line in lines {
      if case .request(.notUnderstood) = Command(line) { Issue.record("help lists '\(line)', but it is not understood") }
    }
  }

  @Test("the dialogue begins with the first line, and ignores an empty one")
  func runs() async {
    let asked = RecordingInteractor<PictureDialogueRequest>()
    let picture = ScreenCapture(columns: 80, program: "sample")
    await Dialogue(DialogueSession(asked), answers: Unanswered(), runner: RequestRunner(), terminal: picture.terminal).run(
      nil, lines: AsyncStream.lines(["type tea", "", "search", "dance", "quit", "keep"]))
    #expect(asked.requests == [.type("tea"), .search, .notUnderstood("dance")])
    #expect(picture.output.isEmpty && picture.error.isEmpty)
  }

  @Test("help says what each command does")
  func helps() async {
    let picture = ScreenCapture(columns: 80, program: "sample")
    let session = DialogueSession(RecordingInteractor<PictureDialogueRequest>())
    await Dialogue(session, answers: Unanswered(), runner: RequestRunner(), terminal: picture.terminal).run(
      nil, lines: AsyncStream.lines(["help"]))
    #expect(
      picture.error == """
        type TEXT                         set the caption, and show what is wrong with
                                          it
        search                            get a picture with the caption
        keep, unkeep                      save the shown picture, or revert that
        saved                             list the saved pictures
        show ID                           show a saved picture
        remove ID                         remove a picture and its file
        help, quit                        this text; the end

        """)
  }

  @Test("on a terminal, the first line names help and quit")
  func greets() async {
    let picture = ScreenCapture(columns: 80, program: "sample", isTerminal: true)
    let session = DialogueSession(RecordingInteractor<PictureDialogueRequest>())
    await Dialogue(session, answers: Unanswered(), runner: RequestRunner(), terminal: picture.terminal).run(
      nil, lines: AsyncStream.lines([]))
    #expect(picture.error == "sample: 'help' lists the commands, 'quit' ends.\n")
  }
}
