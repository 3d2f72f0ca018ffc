import CoreScenes
import CoreTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("The name of the program")
struct ProgramNameTests {
  private static let viewModel = ViewModelSample(
    messages: [Message(.failure, "Another \(.program) is here.", hint: "\(run: "undo") ends it.")],
    exported: .list([ExportedRecord([.init("problem", .message("\(.programTitle): \(run: "undo")"))])]))
  private static let messages = "demo: Another demo is here.\n  'demo undo' ends it.\n"

  private let picture = TerminalPicture(columns: 80, program: "demo")

  @Test("messages and records have the name of the program that shows them")
  func records() {
    PlainDisplay<ViewModelSample>(terminal: picture.terminal).display(Self.viewModel)
    #expect((picture.output, picture.error) == ("Demo: 'demo undo'\n", Self.messages))
  }

  @Test("JSON has it, too")
  func json() {
    JSONDisplay<ViewModelSample>(terminal: picture.terminal).display(Self.viewModel)
    #expect(picture.output == "[\n  {\n    \"problem\": \"Demo: 'demo undo'\"\n  }\n]\n" && picture.error == Self.messages)
  }

  @Test("each line of JSON has it")
  func jsonLines() {
    JSONLinesDisplay<ViewModelSample>(terminal: picture.terminal).display(Self.viewModel)
    let message = #"{"kind":"failure","sentence":"Another demo is here.","hint":"'demo undo' ends it."}"#
    #expect(picture.output.contains(message) && picture.output.contains(#""result":[{"problem":"Demo: 'demo undo'"}]"#))
  }
}
