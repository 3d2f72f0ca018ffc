public import Scenes

/// Draws how far a refresh is, under whatever else is drawn of it: one line on standard error, drawn anew in its place, and taken away at the
/// end. Where standard error is no terminal, nothing is drawn.
public struct RefreshProgressDisplay: Display {
  private let base: any Display<FeedRefresh.ViewModel>
  private let terminal: TerminalOutput

  /// Makes the display around the one that draws everything else.
  public init(around base: any Display<FeedRefresh.ViewModel>, terminal: TerminalOutput) {
    self.base = base
    self.terminal = terminal
  }

  public func display(_ viewModel: FeedRefresh.ViewModel) {
    base.display(viewModel)
    guard let progress = viewModel.progress else { return terminal.clearProgress() }
    terminal.showProgress(Self.line(for: progress, columns: terminal.columns(of: .error)))
  }

  /// The bar's columns where there is room for it: in a narrow window, the words need it more.
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
