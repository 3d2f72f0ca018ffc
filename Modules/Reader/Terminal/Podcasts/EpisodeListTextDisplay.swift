public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws the queue of episodes, one row per line.
public struct EpisodeListTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: EpisodeList.ViewModel) {
    terminal.write(Self.lines(for: viewModel, columns: terminal.columnsForRows(of: .output)), to: .output)
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }

  private nonisolated static let feedColumns = 20

  nonisolated static func lines(for viewModel: EpisodeList.ViewModel, columns: Int) -> [StyledLine] {
    viewModel.rows.map { row in
      var line = StyledLine([Span(row.id, .dim), Span("  ")])
      line += TextTruncation.fitted(StyledLine(row.feedTitle, Style([], .cyan)), to: feedColumns)
      line.append("  \(row.title)")
      if !row.details.isEmpty { line += StyledLine("  \(row.details)", .dim) }
      return TextTruncation.truncated(line, to: columns)
    }
  }
}
