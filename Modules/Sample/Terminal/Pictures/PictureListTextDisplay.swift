public import CoreScenes
public import CoreTerminal
public import SampleScenes

/// Draws a list of pictures, one row per line. The error of a picture's file is below its row.
public struct PictureListTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: PictureList.ViewModel) {
    if let progress = viewModel.progress {
      terminal.showProgress(StyledLine(progress, .dim))
    } else {
      terminal.write(Self.lines(for: viewModel, program: terminal.program, columns: terminal.columnsForRows(of: .output)), to: .output)
      if let entry = viewModel.entry { terminal.writeSentences([entry]) }
      terminal.close(with: viewModel.summary)
    }
    terminal.show(viewModel.messages)
  }

  private nonisolated static let ageColumns = 5
  private nonisolated static let captionColumns = 20
  private nonisolated static let indent: StyledLine = "    "

  nonisolated static func lines(for viewModel: PictureList.ViewModel, program: String, columns: Int) -> [StyledLine] {
    viewModel.rows.flatMap { lines(for: $0, program: program, columns: columns) }
  }

  private nonisolated static func lines(for row: PictureRow, program: String, columns: Int) -> [StyledLine] {
    var line = StyledLine([Span(row.signs, Style(.bold, .yellow)), Span(" "), Span(row.id, .dim)])
    line += TextTruncation.fitted(StyledLine(row.age, .dim), to: ageColumns, .trailing)
    line.append("  ")
    line += TextTruncation.fitted(StyledLine(row.caption, row.isSeen ? .plain : .bold), to: captionColumns)
    line.append("  \(row.kind)")
    let problem = row.problem.map {
      TextWrapping.wrapped(StyledLine($0.text(for: program), Style([], .red)), to: columns, first: indent, rest: indent)
    }
    return [TextTruncation.truncated(line, to: columns)] + (problem ?? [])
  }
}
