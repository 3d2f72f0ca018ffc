public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws checked feeds: a summary of each feed, with one sentence for each problem below it.
public struct FeedCheckTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: FeedCheck.ViewModel) {
    terminal.write(Self.lines(for: viewModel, columns: terminal.columnsForRows(of: .output)), to: .output)
    terminal.show(viewModel.messages)
  }

  nonisolated static func lines(for viewModel: FeedCheck.ViewModel, columns: Int) -> [StyledLine] {
    viewModel.rows.flatMap { lines(for: $0, columns: columns) }
  }

  private nonisolated static func lines(for row: CheckRow, columns: Int) -> [StyledLine] {
    let heading = StyledLine([Span("\(row.source): ", .bold), Span(row.summary)])
    let style = row.hasFindings ? Style([], .yellow) : Style([], .green)
    return TextWrapping.wrapped(heading, to: columns, rest: indent)
      + row.sentences.flatMap { TextWrapping.wrapped(StyledLine($0, style), to: columns, first: indent, rest: deeperIndent) }
      + (row.next.map { TextWrapping.wrapped(StyledLine($0, .dim), to: columns, first: indent, rest: deeperIndent) } ?? [])
  }

  private nonisolated static let indent: StyledLine = "  "
  private nonisolated static let deeperIndent: StyledLine = "    "
}
