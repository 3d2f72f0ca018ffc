public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws the progress of a refresh below its other output: one line on standard error, which is redrawn in place and removed at the end.
/// When standard error is not a terminal, no progress is drawn.
public struct RefreshProgressDisplay: Display {
  private let base: any Display<FeedRefresh.ViewModel>
  private let terminal: TerminalOutput

  /// Creates the display around `base`, which draws everything except the progress.
  public init(around base: any Display<FeedRefresh.ViewModel>, terminal: TerminalOutput) {
    self.base = base
    self.terminal = terminal
  }

  public func display(_ viewModel: FeedRefresh.ViewModel) {
    base.display(viewModel)
    guard let progress = viewModel.progress else { return terminal.clearProgress() }
    terminal.showProgress(Self.line(for: progress, columns: terminal.columns(of: .error)))
  }

  /// The maximum width of the bar. In a narrow window, the bar is shorter, to leave room for the text.
  private nonisolated static let barColumns = 24

  nonisolated static func line(for progress: RefreshProgress, columns: Int) -> StyledLine {
    let whole = min(barColumns, columns / 4)
    let filled = progress.total <= 0 ? 0 : min(max(0, progress.done), progress.total) * whole / progress.total
    return StyledLine([
      Span(String(repeating: "█", count: filled), Style([], .green)), Span(String(repeating: "░", count: whole - filled), .dim),
      Span(" \(progress.text)"),
    ])
  }
}
