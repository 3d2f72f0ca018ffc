import CoreTerminal
import Synchronization
import TerminalDoubles
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@MainActor @Suite("The window of the terminal, and what needs it")
struct TerminalWindowTests {
  private func terminal(
    _ output: RecordingDevice, _ error: RecordingDevice = RecordingDevice(), environment: [String: String] = [:], noColor: Bool = false
  ) -> TerminalOutput {
    TerminalOutput(program: "strata", output: output.device, error: error.device, environment: environment, noColor: noColor)
  }

  @Test("text with exchanged colours has its own code")
  func writesReversed() {
    let output = RecordingDevice(isTerminal: true)
    terminal(output).write([StyledLine("here", Style(.reversed))], to: .output)
    #expect(output.text == "\u{1B}[7mhere\u{1B}[0m\n")
  }

  @Test("a progress line has styles, but no links")
  func showsProgressWithoutLinks() {
    let error = RecordingDevice(isTerminal: true, columns: 40)
    let link = Hyperlink("https://example.org/", number: 1)
    terminal(RecordingDevice(), error, environment: ["TERM": "xterm-kitty"]).showProgress(StyledLine("page", Style(.underline, link: link)))
    #expect(error.text == "\u{1B}[4mpage\u{1B}[0m")
  }

  @Test("an archive goes unchanged to a file or a pipe, after the progress line is erased, and never to a terminal")
  func writesArchives() {
    let (pipe, error) = (RecordingDevice(), RecordingDevice(isTerminal: true, columns: 40))
    let terminal = terminal(pipe, error, environment: ["NO_COLOR": "1"])
    terminal.showProgress("packing")
    terminal.write(archive: Array("PK\u{1B}\u{3}".utf8))
    #expect(pipe.text == "PK\u{1B}\u{3}" && error.text == "packing\r         \r" && !terminal.settings.output.isTerminal)
    let window = RecordingDevice(isTerminal: true)
    let other = self.terminal(window)
    other.write(archive: [0x50])
    #expect(window.calls == 0 && other.settings.output.isTerminal)
  }

  @Test("after a failed write, no archive and no screen is written")
  func writesNothingMore() async {
    let output = RecordingDevice(failingFirstWith: [SystemCallError(code: ENOSPC)])
    let terminal = terminal(output)
    terminal.write(archive: [0x50])
    #expect(terminal.failures.map(\.error) == [.cannotWrite(reason: "No space left on device")])
    terminal.write(archive: [0x50])
    await terminal.redraw { (_) throws(SystemCallError) in Issue.record("The screen must not be drawn.") }
    #expect(output.calls == 1)
  }

  @Test("the full screen writes to standard output, and its failure is recorded")
  func redraws() async {
    let output = RecordingDevice(isTerminal: true)
    let terminal = terminal(output)
    await terminal.redraw { (device) throws(SystemCallError) in try device.writeAll("screen") }
    #expect(output.text == "screen" && terminal.failures.isEmpty)
    await terminal.redraw { (_) throws(SystemCallError) in throw SystemCallError(code: EBADF) }
    #expect(terminal.failures.map(\.error) == [.cannotWrite(reason: "it is closed")] && terminal.failures.map(\.end) == [.output])
  }

  @Test("the window has columns and rows, and without one of them there is no window")
  func knowsWindow() {
    let window = terminal(RecordingDevice(isTerminal: true, columns: 80, rows: 24)).window
    #expect(window?.columns == 80 && window?.rows == 24)
    #expect(terminal(RecordingDevice(columns: 80)).window == nil && terminal(RecordingDevice(rows: 24)).window == nil)
  }

  @Test("without a window, rows are as wide as COLUMNS says")
  func knowsColumnsOfRows() {
    #expect(terminal(RecordingDevice(), environment: ["COLUMNS": "60"]).columnsForRows(of: .output) == 60)
    #expect(terminal(RecordingDevice()).columnsForRows(of: .output) == 10_000)
  }

  @Test("a window that is gone when output was held gets it without a pager")
  func holdsForLostWindow() async {
    let hasWindow = Mutex(true)
    let written = Mutex("")
    let device = TerminalDevice(isTerminal: true, windowColumns: { 80 }, windowRows: { hasWindow.withLock { $0 } ? 2 : nil }) {
      (bytes: UnsafeRawBufferPointer) throws(SystemCallError) -> Int in
      let text = String(decoding: bytes, as: UTF8.self)
      written.withLock { $0 += text }
      return bytes.count
    }
    let terminal = TerminalOutput(program: "strata", output: device, error: RecordingDevice().device, environment: [:], noColor: true)
    terminal.hold()
    terminal.write(["1", "2", "3"], to: .output)
    hasWindow.withLock { $0 = false }
    await terminal.endHolding { _ in
      Issue.record("There is no window to page in.")
      return true
    }
    #expect(written.withLock { $0 } == "1\n2\n3\n")
  }

  @Test("a window without a size is no window")
  func hasNoSize() throws {
    let pair = try TerminalPair()
    let device = TerminalDevice.descriptor(pair.program)
    func terminal() -> TerminalOutput {
      TerminalOutput(program: "strata", output: device, error: device, environment: [:], noColor: false)
    }
    #expect(terminal().columns(of: .output) == 80 && terminal().window == nil)
    try pair.resize(columns: 47, rows: 0)
    #expect(terminal().columns(of: .output) == 47 && terminal().window == nil)
  }

  @Test("a pseudo-terminal has rows, and a reader knows that it is a terminal")
  func hasRows() throws {
    let pair = try TerminalPair(columns: 47, rows: 24)
    let device = TerminalDevice.descriptor(pair.program)
    #expect(TerminalOutput(program: "strata", output: device, error: device, environment: [:], noColor: false).window?.rows == 24)
    #expect(try LineReader(descriptor: pair.program).isTerminal)
    #expect(try !LineReader(descriptor: Pipe().readingEnd).isTerminal)
  }
}
