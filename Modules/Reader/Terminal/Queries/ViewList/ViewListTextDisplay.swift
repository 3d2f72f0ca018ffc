public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws saved views, one per line: the numbers as in a list of feeds, the name, and the query.
public struct ViewListTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewList.ViewModel) {
    terminal.write(Self.lines(for: viewModel.rows, columns: terminal.columnsForRows(of: .output)), to: .output)
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }

  private nonisolated static let countColumns = 11

  nonisolated static func lines(for rows: [ViewRow], columns: Int) -> [StyledLine] {
    let widest = min(rows.map { TextWidth.columns(of: "@\($0.name)") }.max() ?? 0, columns / 2)
    return rows.flatMap { row in
      let counts = row.articles.isEmpty ? "-" : "\(row.unread)/\(row.articles)"
      var line = TextTruncation.padded(StyledLine(counts), to: countColumns, .trailing)
      line.append("  ")
      line += TextTruncation.padded(StyledLine("@\(row.name)", row.hasUnread ? .bold : .plain), to: widest)
      line.append("  ")
      line.append(row.query, .dim)
      let problem = row.problem.map {
        TextWrapping.wrapped(StyledLine($0, Style([], .red)), to: columns, first: "    ", rest: "    ")
      }
      return [TextTruncation.truncated(line, to: columns)] + (problem ?? [])
    }
  }
}
