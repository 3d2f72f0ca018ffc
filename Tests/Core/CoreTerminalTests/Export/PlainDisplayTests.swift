import CoreScenes
import CoreTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("Scene results as plain records")
struct PlainDisplayTests {
  private let screen = ScreenCapture(columns: 20)

  private func display(_ exported: Exported, messages: [Message] = []) {
    PlainDisplay<ViewModelSample>(terminal: screen.terminal).display(.init(messages: messages, exported: exported))
  }

  private static let line = "ab12\tone two threered evil \"quoted\" \\ end 日本 🍵\t\t-3\ttrue\tA, B\thttps://example.org/1 5"

  @Test("each record of a list is one line of any length, with tabs only between its fields")
  func records() {
    display(.list([ViewModelSample.short, ViewModelSample.record]))
    #expect(screen.output == "cd34\n\(Self.line)\n")
    #expect(!holdsForbidden(screen.output))
  }

  @Test("a stream is printed as a list is")
  func stream() {
    display(.stream([ViewModelSample.short]))
    display(.stream([]))
    display(.stream([ViewModelSample.record]))
    #expect(screen.output == "cd34\n\(Self.line)\n")
  }

  @Test("booleans are words")
  func booleans() {
    display(.record(ExportedRecord([.init("a", .bool(false)), .init("b", .bool(true))])))
    #expect(screen.output == "false\ttrue\n")
  }

  @Test("a single record is one line")
  func record() {
    display(.record(ViewModelSample.record))
    #expect(screen.output == "\(Self.line)\n")
    #expect(Self.line.split(separator: "\t", omittingEmptySubsequences: false).count == ViewModelSample.record.fields.count)
  }

  @Test(
    "a number is one line, a document is unchanged except for filtered characters, and an empty result or list writes nothing",
    arguments: [
      (.number(-12_345), "-12345\n"),
      (.document("<a>\n  <b t=\"\u{202E}\u{1B}[31m\"/>\n</a>\n"), "<a>\n  <b t=\"&#x202E;[31m\"/>\n</a>\n"), (.empty, ""), (.list([]), ""),
    ] as [(Exported, String)])
  func simpleValues(exported: Exported, written: String) {
    display(exported)
    #expect(screen.output == written)
  }

  @Test("messages go to standard error, not into the data")
  func messages() {
    display(.record(ViewModelSample.short), messages: [Message(.notice, "None.")])
    #expect(screen.output == "cd34\n" && screen.error == "strata: None.\n")
  }
}
