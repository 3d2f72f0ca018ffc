public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws a list of feeds, one row per line. A feed's error and the time of its next request are below its row.
public struct FeedListTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: FeedList.ViewModel) {
    terminal.write(Self.lines(for: viewModel, program: terminal.program, columns: terminal.columnsForRows(of: .output)), to: .output)
    terminal.close(with: viewModel.summary)
    terminal.show(viewModel.messages)
  }

  private nonisolated static let countColumns = 11
  private nonisolated static let ageColumns = 5
  /// The minimum width at which the folder is shown.
  private nonisolated static let columnsWithFolder = 60

  nonisolated static func lines(for viewModel: FeedList.ViewModel, program: String, columns: Int) -> [StyledLine] {
    viewModel.rows.flatMap { lines(for: $0, program: program, columns: columns) }
  }

  private nonisolated static func lines(for row: FeedRow, program: String, columns: Int) -> [StyledLine] {
    var line = StyledLine([Span(row.id, .dim), Span(" ")])
    line += TextTruncation.padded(StyledLine("\(row.unread)/\(row.articles)"), to: countColumns, .trailing)
    line += TextTruncation.fitted(StyledLine(row.age, .dim), to: ageColumns + 1, .trailing)
    line.append("  ")
    line.append(row.title, row.hasUnread ? .bold : .plain)
    if columns >= columnsWithFolder, !row.folder.isEmpty { line += StyledLine("  \(row.folder)", Style([], .cyan)) }
    if columns >= columnsWithFolder, !row.tags.isEmpty { line += StyledLine("  \(row.tags)", Style([], .green)) }
    let problem = row.problem.map { StyledLine($0.text(for: program), Style([], .red)) }
    let health = [problem, row.next.map { StyledLine($0.text(for: program), .dim) }].compactMap(\.self)
    return [TextTruncation.truncated(line, to: columns)]
      + health.flatMap { TextWrapping.wrapped($0, to: columns, first: indent, rest: indent) }
  }

  private nonisolated static let indent: StyledLine = "    "
}
