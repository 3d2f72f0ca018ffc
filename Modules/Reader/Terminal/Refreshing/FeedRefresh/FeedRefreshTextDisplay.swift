public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws a refresh: one line for each feed with something to report, and the summary.
public struct FeedRefreshTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: FeedRefresh.ViewModel) {
    let lines = Self.lines(for: viewModel, program: terminal.program, columns: terminal.columnsForRows(of: .output))
    if !lines.isEmpty { terminal.write(lines, to: .output) }
    terminal.close(with: viewModel.summary)
    terminal.show(viewModel.messages)
  }

  private nonisolated static let titleColumns = 24

  nonisolated static func lines(for viewModel: FeedRefresh.ViewModel, program: String, columns: Int) -> [StyledLine] {
    viewModel.rows.filter { $0.tone != .quiet }.flatMap { row in
      let title = TextTruncation.fitted(StyledLine(row.title, .bold), to: min(titleColumns, columns / 3))
      let rest = StyledLine(String(repeating: " ", count: title.columns + 2))
      return TextWrapping.wrapped(
        StyledLine(row.text.text(for: program), style(for: row.tone)), to: columns, first: title + "  ", rest: rest)
    }
  }

  private nonisolated static func style(for tone: RefreshRow.Tone) -> Style {
    switch tone {
    case .good: Style([], .green)
    case .quiet: .dim
    case .held: Style([], .yellow)
    case .bad: Style([], .red)
    }
  }
}
