public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws a list of tags, one row per line.
public struct TagListTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: TagList.ViewModel) {
    terminal.write(Self.lines(for: viewModel, columns: terminal.columnsForRows(of: .output)), to: .output)
    terminal.show(viewModel.messages)
  }

  /// The width of the names. A longer name moves its counts to the right.
  private nonisolated static let nameColumns = 20

  nonisolated static func lines(for viewModel: TagList.ViewModel, columns: Int) -> [StyledLine] {
    viewModel.rows.map { row in
      var line = TextTruncation.padded(StyledLine(row.name, Style([], .green)), to: nameColumns)
      line.append("  \(row.counts)")
      return TextTruncation.truncated(line, to: columns)
    }
  }
}
