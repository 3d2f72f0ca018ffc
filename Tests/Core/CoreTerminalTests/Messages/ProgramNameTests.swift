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

  private let screen = ScreenCapture(columns: 80, program: "demo")

  @Test("messages and records have the name of the program that shows them")
  func records() {
    PlainDisplay<ViewModelSample>(terminal: screen.terminal).display(Self.viewModel)
    #expect((screen.output, screen.error) == ("Demo: 'demo undo'\n", Self.messages))
  }

  @Test("JSON has it, too")
  func json() {
    JSONDisplay<ViewModelSample>(terminal: screen.terminal).display(Self.viewModel)
    #expect(screen.output == "[\n  {\n    \"problem\": \"Demo: 'demo undo'\"\n  }\n]\n" && screen.error == Self.messages)
  }

  @Test("each line of JSON has it")
  func jsonLines() {
    JSONLinesDisplay<ViewModelSample>(terminal: screen.terminal).display(Self.viewModel)
    let message = #"{"kind":"failure","sentence":"Another demo is here.","hint":"'demo undo' ends it."}"#
    #expect(screen.output.contains(message) && screen.output.contains(#""result":[{"problem":"Demo: 'demo undo'"}]"#))
  }
}
