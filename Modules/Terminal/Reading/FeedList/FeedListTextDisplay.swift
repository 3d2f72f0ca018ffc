public import Screens

/// Draws a list of feeds, a row a line, and below a row what is wrong with its feed, and when it is asked again.
public struct FeedListTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: FeedList.ViewModel) {
    screen.write(Self.lines(for: viewModel, columns: screen.columnsForRows(of: .output)), to: .output)
    screen.close(with: viewModel.summary)
    screen.tell(viewModel.messages)
  }

  private nonisolated static let countColumns = 11
  private nonisolated static let ageColumns = 5
  /// From this width on there is room for the folder.
  private nonisolated static let columnsWithFolder = 60

  nonisolated static func lines(for viewModel: FeedList.ViewModel, columns: Int) -> [StyledLine] {
    viewModel.rows.flatMap { lines(for: $0, columns: columns) }
  }

  private nonisolated static func lines(for row: FeedRow, columns: Int) -> [StyledLine] {
    var line = StyledLine([Span(row.id, .dim), Span(" ")])
    line += TextFitting.padded(StyledLine("\(row.unread)/\(row.articles)"), to: countColumns, .trailing)
    line += TextFitting.fitted(StyledLine(row.age, .dim), to: ageColumns + 1, .trailing)
    line.append("  ")
    line.append(row.title, row.hasUnread ? .bold : .plain)
    if columns >= columnsWithFolder, !row.folder.isEmpty { line += StyledLine("  \(row.folder)", Style([], .cyan)) }
    let health = [row.problem.map { StyledLine($0, Style([], .red)) }, row.next.map { StyledLine($0, .dim) }].compactMap(\.self)
    return [TextFitting.truncated(line, to: columns)]
      + health.flatMap { TextWrapping.wrapped($0, to: columns, first: indent, rest: indent) }
  }

  private nonisolated static let indent: StyledLine = "    "
}
