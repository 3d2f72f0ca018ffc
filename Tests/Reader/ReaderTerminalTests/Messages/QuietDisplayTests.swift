import CoreScenes
import CoreTerminal
import ReaderScenes
import TerminalDoubles
import Testing

@MainActor @Suite("Quiet display")
struct QuietDisplayTests {
  @Test("a quiet display shows only warnings and failures")
  func quiet() {
    let screen = ScreenCapture(columns: 80, isTerminal: true)
    let display = QuietDisplay<FeedRefresh.ViewModel>(terminal: screen.terminal)
    display.display(
      .init(progress: RefreshProgress(done: 1, total: 2, text: "1/2"), rows: Rows.refreshes, summary: nil, messages: [], outcome: .done))
    let messages = [Message(.notice, "Notice."), Message(.warning, "Warning.", hint: "Hint."), Message(.failure, "Failure.")]
    display.display(.init(progress: nil, rows: Rows.refreshes, summary: "Over.", messages: messages, outcome: .failed))
    #expect(screen.output.isEmpty)
    #expect(screen.error == "strata: Warning.\n  Hint.\nstrata: Failure.\n")
  }
}
