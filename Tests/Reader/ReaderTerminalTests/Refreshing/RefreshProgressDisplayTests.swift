import CoreScenes
import CoreTerminal
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("Progress of a refresh")
struct RefreshProgressDisplayTests {
  private func display(_ viewModels: [FeedRefresh.ViewModel], on terminal: TerminalOutput) {
    let display = RefreshProgressDisplay(around: FeedRefreshTextDisplay(terminal: terminal), terminal: terminal)
    for viewModel in viewModels { display.display(viewModel) }
  }

  private func screen(_ viewModels: FeedRefresh.ViewModel..., columns: Int, isTerminal: Bool = true) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, isTerminal: isTerminal)
    display(viewModels, on: screen.terminal)
    return screen
  }

  private func progress(_ done: Int, of total: Int, text: String? = nil, rows: [RefreshRow] = []) -> FeedRefresh.ViewModel {
    .init(
      progress: RefreshProgress(done: done, total: total, text: text ?? "\(done)/\(total)"), rows: rows, summary: nil, messages: [],
      outcome: .done)
  }

  private let end = FeedRefresh.ViewModel(progress: nil, rows: [], summary: "Over.", messages: [], outcome: .done)

  @Test(
    "the bar shows the progress, and stays within its bounds for invalid numbers",
    arguments: [(0, 3, 0), (1, 3, 8), (2, 3, 16), (3, 3, 24), (5, 3, 24), (-1, 3, 0), (0, 0, 0), (1, 0, 0), (1, -1, 0)])
  func bar(done: Int, total: Int, filled: Int) {
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    #expect(screen(progress(done, of: total), columns: 100).error == "\(bar) \(done)/\(total)")
  }

  @Test("the progress line is erased before a row, redrawn below it, and erased at the end")
  func clears() {
    let screen = screen(progress(1, of: 2), progress(2, of: 2, rows: [Rows.refreshes[0]]), end, columns: 100)
    let erased = "\r\(String(repeating: " ", count: 30))\r"
    let half = String(repeating: "█", count: 12) + String(repeating: "░", count: 12)
    #expect(screen.output.hasSuffix(" 3 new\n"))
    #expect(screen.error == "\(half) 1/2\(erased)\(String(repeating: "█", count: 24)) 2/2\(erased)Over.\n")
  }

  @Test("the bar takes at most a quarter of the window, and the text is cut to the rest", arguments: [12, 20, 40, 80])
  func narrow(columns: Int) {
    let text = "7/60 feeds, 12 new, 4.2/s, waiting for a-host-with-a-long-name.example.org"
    let line = screen(progress(7, of: 60, text: text), columns: columns).error
    // The ellipsis replaces a space at the cut.
    #expect((columns - 4...columns - 3).contains(TextWidth.columns(of: line)))
    #expect(line.prefix { "█░".contains($0) }.count == min(24, columns / 4))
    #expect(line.hasSuffix("…"))
  }

  @Test("without a terminal, everything except the progress line is written")
  func hides() {
    #expect(screen(progress(1, of: 3), end, columns: 80, isTerminal: false).error == "Over.\n")
  }

  @Test("a hostile host name adds no control characters")
  func filters() {
    let line = screen(progress(1, of: 3, text: "waiting for \u{1B}]0;x\u{7}evil\u{9B}2J\r\n.example"), columns: 80).error
    #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test("on a pseudo-terminal, the progress line fits the window and is erased at the end")
  func pseudoTerminal() throws {
    let pair = try TerminalPair(columns: 40, rows: 24)
    let device = TerminalDevice.descriptor(pair.program)
    let terminal = TerminalOutput(program: "strata", output: device, error: device, environment: ["NO_COLOR": "1"], noColor: false)
    display([progress(30, of: 60, text: "30/60 feeds, 12 new, waiting for example.org"), end], on: terminal)
    var text = ""
    while !text.hasSuffix("Over.\r\n") {
      let more = pair.text()
      try #require(!more.isEmpty)
      text += more
    }
    #expect(text == "█████░░░░░ 30/60 feeds, 12 new, wait…\r\(String(repeating: " ", count: 39))\rOver.\r\n")
  }
}
