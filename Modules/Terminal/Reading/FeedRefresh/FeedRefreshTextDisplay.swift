public import Screens

/// Draws a refresh: a bar that grows on standard error when that is a terminal, and a line for each feed that has something to tell.
public struct FeedRefreshTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: FeedRefresh.ViewModel) {
    let lines = Self.lines(for: viewModel, columns: screen.columnsForRows(of: .output))
    if !lines.isEmpty { screen.write(lines, to: .output) }
    if let progress = viewModel.progress {
      screen.showProgress(Self.bar(for: progress))
    } else {
      screen.clearProgress()
    }
    screen.close(with: viewModel.summary)
    screen.tell(viewModel.messages)
  }

  private nonisolated static let barColumns = 24
  private nonisolated static let titleColumns = 24

  nonisolated static func lines(for viewModel: FeedRefresh.ViewModel, columns: Int) -> [StyledLine] {
    viewModel.rows.filter { $0.tone != .quiet }.flatMap { row in
      let title = TextFitting.fitted(StyledLine(row.title, .bold), to: min(titleColumns, columns / 3))
      let rest = StyledLine(String(repeating: " ", count: title.columns + 2))
      return TextWrapping.wrapped(StyledLine(row.text, style(for: row.tone)), to: columns, first: title + "  ", rest: rest)
    }
  }

  nonisolated static func bar(for progress: RefreshProgress) -> StyledLine {
    let filled = progress.total <= 0 ? 0 : min(max(0, progress.done), progress.total) * barColumns / progress.total
    return StyledLine([
      Span(String(repeating: "█", count: filled), Style([], .green)), Span(String(repeating: "░", count: barColumns - filled), .dim),
      Span(" \(progress.text)"),
    ])
  }

  private nonisolated static func style(for tone: RefreshRow.Tone) -> Style {
    switch tone {
    case .good: Style([], .green)
    case .quiet: .dim
    case .bad: Style([], .red)
    }
  }
}
