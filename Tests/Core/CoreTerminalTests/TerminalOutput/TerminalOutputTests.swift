import CoreScenes
import CoreTerminal
import TerminalDoubles
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@MainActor @Suite("Terminal output")
struct TerminalOutputTests {
  private static let styled = StyledLine([
    Span("bold", .bold), Span(" "), Span("all", Style([.bold, .dim, .italic, .underline], .cyan)), Span("red", Style([], .red)),
  ])

  private func terminal(
    _ output: RecordingDevice, _ error: RecordingDevice = RecordingDevice(), environment: [String: String] = [:], noColor: Bool = false
  ) -> TerminalOutput {
    TerminalOutput(program: "strata", output: output.device, error: error.device, environment: environment, noColor: noColor)
  }

  @Test("styles are escape sequences on a terminal, each followed by a reset")
  func writesStyles() {
    let output = RecordingDevice(isTerminal: true)
    terminal(output).write([Self.styled, "next"], to: .output)
    #expect(output.text == "\u{1B}[1mbold\u{1B}[0m \u{1B}[1;2;3;4;36mall\u{1B}[0m\u{1B}[31mred\u{1B}[0m\nnext\n")
    #expect(output.calls == 1)
  }

  @Test("each colour has its ANSI code")
  func writesColors() {
    let output = RecordingDevice(isTerminal: true)
    let styles = Style.Color.basic.map { Style([], $0, on: .indexed(214)) } + [Style(.bold, .rgb(1, 2, 255), on: .white)]
    terminal(output).write([StyledLine(styles.map { Span("x", $0) })], to: .output)
    let parameters = (30...37).map { "\($0);48;5;214" } + ["1;38;2;1;2;255;47"]
    #expect(output.text == parameters.map { "\u{1B}[\($0)mx\u{1B}[0m" }.joined() + "\n")
  }

  @Test("without colour, no escape character is written", arguments: [(true, true), (false, false)])
  func writesNoSequences(isTerminal: Bool, noColor: Bool) {
    let output = RecordingDevice(isTerminal: isTerminal)
    let error = RecordingDevice(isTerminal: isTerminal)
    let terminal = terminal(output, error, noColor: noColor)
    terminal.write([Self.styled, StyledLine("\u{1B}]0;title\u{7}\u{9B}31mtext")], to: .output)
    terminal.write("\u{1B}[31mtext\n", as: .plainText, to: .output)
    terminal.showProgress(Self.styled)
    terminal.showProgress("less")
    terminal.write([Self.styled], to: .error)
    #expect(output.text == "bold allred\ntext\ntext\n")
    #expect(!(output.text + error.text).contains("\u{1B}"))
    #expect(error.text.hasSuffix("bold allred\n"))
  }

  @Test("hostile text adds no escape sequence on a terminal with colour")
  func filtersOnTerminals() {
    let output = RecordingDevice(isTerminal: true)
    terminal(output).write([StyledLine("\u{1B}[31mtext\u{1B}]52;c;aGk=\u{7}\r", .bold)], to: .output)
    #expect(output.text == "\u{1B}[1mtext \u{1B}[0m\n")
  }

  @Test(
    "a JSON or XML document is filtered as such and keeps its line feeds",
    arguments: [
      (.json, "[\n\"\u{202E}\"\n]\n", "[\n\"\\u202E\"\n]\n"), (.xml, "<a>\n\u{202E}</a>\n", "<a>\n&#x202E;</a>\n"),
    ] as [(TerminalEscapeFilter.Kind, String, String)])
  func writesDocuments(kind: TerminalEscapeFilter.Kind, text: String, written: String) {
    let output = RecordingDevice()
    terminal(output).write(text, as: kind, to: .output)
    #expect(output.text == written)
  }

  @Test("a progress line replaces the previous one on a terminal, and other output erases it")
  func showsProgress() {
    let output = RecordingDevice()
    let error = RecordingDevice(isTerminal: true, columns: 12)
    let terminal = terminal(output, error, environment: ["NO_COLOR": "1"])
    terminal.showProgress("1 of 2 feeds")
    #expect(error.text == "1 of 2 f…")
    terminal.showProgress("done")
    #expect(error.text == "1 of 2 f…\r           \rdone")
    terminal.write(["data"], to: .output)
    #expect(error.text == "1 of 2 f…\r           \rdone\r      \r")
    #expect(output.text == "data\n")
    terminal.clearProgress()
    terminal.write(["message"], to: .error)
    #expect(error.text == "1 of 2 f…\r           \rdone\r      \rmessage\n")
  }

  @Test("an image erases the progress line, unless the image cannot be shown")
  func showsImages() throws {
    let output = RecordingDevice(isTerminal: true)
    let error = RecordingDevice(isTerminal: true, columns: 12)
    let terminal = terminal(output, error, environment: ["TERM": "xterm-kitty"])
    terminal.showProgress("loading")
    terminal.write(InlineImage(bytes: [1, 2, 3], isPNG: false))
    #expect(output.calls == 0)
    #expect(error.text == "loading")
    terminal.write(InlineImage(bytes: [1, 2, 3], isPNG: true))
    #expect(output.text == "\u{1B}_Gf=100,a=T,r=20,q=2,m=0;AQID\u{1B}\\\n")
    #expect(error.text == "loading\r         \r")
  }

  @Test("progress is not shown in a pipe or a file")
  func hidesProgress() {
    let error = RecordingDevice(isTerminal: false)
    let terminal = terminal(RecordingDevice(isTerminal: true), error)
    terminal.showProgress("1 of 2")
    terminal.clearProgress()
    terminal.write([], to: .error)
    #expect(error.calls == 0)
  }

  @Test("partial and interrupted writes are completed")
  func writesInPieces() {
    let output = RecordingDevice(bytesAtATime: 3, failingFirstWith: [SystemCallError(code: EINTR), SystemCallError(code: EINTR)])
    let terminal = terminal(output)
    terminal.write(["日本語 and more"], to: .output)
    #expect(output.text == "日本語 and more\n")
    #expect(terminal.failures.isEmpty)
  }

  @Test(
    "a failed write is recorded, and nothing more is written to its stream",
    arguments: [(ENOSPC, TerminalError.cannotWrite(reason: "No space left on device")), (EPIPE, .readerGone)])
  func keepsFailure(code: Int32, error expected: TerminalError) {
    let output = RecordingDevice(failingFirstWith: [SystemCallError(code: code)])
    let error = RecordingDevice()
    let terminal = terminal(output, error)
    terminal.write(["lost"], to: .output)
    terminal.write(["not tried"], to: .output)
    terminal.write(["told"], to: .error)
    #expect(terminal.failures.map(\.end) == [.output])
    #expect(terminal.failures.map(\.error) == [expected])
    #expect(output.calls == 1)
    #expect(error.text == "told\n")
  }

  @Test("rows use the window's width, and a message outside a terminal is one line")
  func sentences() {
    let terminal = terminal(RecordingDevice(isTerminal: true, columns: 132), environment: ["COLUMNS": "60"])
    #expect(terminal.columnsForRows(of: .output) == 132)
    let long = Message(.failure, "\(String(repeating: "word ", count: 100))end.")
    let error = RecordingDevice()
    TerminalOutput(program: "strata", output: RecordingDevice().device, error: error.device, environment: [:], noColor: true).show([long])
    #expect(error.text.filter(\.isNewline).count == 1)
  }

  @Test("the width is the window's, or COLUMNS without a window")
  func knowsColumns() {
    let terminal = terminal(RecordingDevice(isTerminal: true, columns: 132), environment: ["COLUMNS": "60"])
    #expect(terminal.columns(of: .output) == 132)
    #expect(terminal.columns(of: .error) == 60)
  }

  @Test("held output is paged when it has as many lines as the window, and messages follow it", arguments: [1, 2, 3])
  func holds(lines: Int) async {
    let (output, error) = (RecordingDevice(isTerminal: true, rows: 2), RecordingDevice(isTerminal: true))
    let terminal = terminal(output, error)
    terminal.hold()
    terminal.write(["message"], to: .error)
    for number in 1...lines { terminal.write([StyledLine("line \(number)")], to: .output) }
    #expect(output.text.isEmpty && error.text.isEmpty)
    var paged: [String] = []
    await terminal.endHolding { text in
      #expect(error.text.isEmpty)
      paged.append(text)
      return true
    }
    let text = (1...lines).map { "line \($0)\n" }.joined()
    #expect(paged == (lines < 2 ? [] : [text]))
    #expect(output.text == (lines < 2 ? text : ""))
    #expect(error.text == "message\n")
    terminal.write(["later"], to: .output)
    #expect(output.text.hasSuffix("later\n"))
  }

  @Test("what cannot be paged is written as usual")
  func holdsWithoutPager() async {
    let output = RecordingDevice(isTerminal: true, rows: 2)
    let terminal = terminal(output)
    terminal.hold()
    terminal.write(["1", "2", "3"], to: .output)
    await terminal.endHolding { _ in false }
    #expect(output.text == "1\n2\n3\n")
  }

  @Test("nothing is held without a window, or on a dumb terminal", arguments: [(2, false), (nil, false), (2, true)] as [(Int?, Bool)])
  func holdsNothing(rows: Int?, isDumb: Bool) {
    let output = RecordingDevice(isTerminal: rows == nil || isDumb, rows: rows)
    let terminal = terminal(output, environment: ["TERM": isDumb ? "dumb" : "xterm"])
    terminal.hold()
    terminal.write(["1"], to: .output)
    #expect(output.text == "1\n")
  }
}
