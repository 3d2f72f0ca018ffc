public import Screens

/// Draws a list of pictures, a row a line, and below a row what is wrong with its file.
public struct PictureListTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: PictureList.ViewModel) {
    if let progress = viewModel.progress {
      screen.showProgress(StyledLine(progress, .dim))
    } else {
      screen.write(Self.lines(for: viewModel, columns: screen.columnsForRows(of: .output)), to: .output)
      if let entry = viewModel.entry { screen.writeSentences([entry]) }
      screen.close(with: viewModel.summary)
    }
    screen.tell(viewModel.messages)
  }

  private nonisolated static let ageColumns = 5
  private nonisolated static let captionColumns = 20
  private nonisolated static let indent: StyledLine = "    "

  nonisolated static func lines(for viewModel: PictureList.ViewModel, columns: Int) -> [StyledLine] {
    viewModel.rows.flatMap { lines(for: $0, columns: columns) }
  }

  private nonisolated static func lines(for row: PictureRow, columns: Int) -> [StyledLine] {
    var line = StyledLine(row.id, .dim)
    line += TextFitting.fitted(StyledLine(row.age, .dim), to: ageColumns, .trailing)
    line.append("  ")
    line += TextFitting.fitted(StyledLine(row.caption, .bold), to: captionColumns)
    line.append("  \(row.kind)")
    let problem = row.problem.map { TextWrapping.wrapped(StyledLine($0, Style([], .red)), to: columns, first: indent, rest: indent) }
    return [TextFitting.truncated(line, to: columns)] + (problem ?? [])
  }
}
