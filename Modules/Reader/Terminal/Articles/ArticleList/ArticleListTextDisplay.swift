public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws a list of articles, one row per line.
public struct ArticleListTextDisplay: Display {
  private let terminal: TerminalOutput
  private let layout: ArticleListLayout

  /// - Parameters:
  ///   - terminal: where the list is written.
  ///   - layout: the columns of the list.
  public init(terminal: TerminalOutput, layout: ArticleListLayout = .default) {
    (self.terminal, self.layout) = (terminal, layout)
  }

  public func display(_ viewModel: ArticleList.ViewModel) {
    if let progress = viewModel.progress { return terminal.showProgress(StyledLine(progress, .dim)) }
    terminal.write(lines(for: viewModel, columns: terminal.columnsForRows(of: .output)), to: .output)
    terminal.close(with: Self.closing(of: viewModel))
    terminal.show(viewModel.messages)
  }

  /// The line below the rows: the summary and, in brackets, what the list is filtered by. A list without rows has a message for both.
  private nonisolated static func closing(of viewModel: ArticleList.ViewModel) -> String? {
    let label = viewModel.rows.isEmpty ? nil : viewModel.filterLabel.map { "[\($0)]" }
    let parts = [viewModel.summary, label].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The widths of columns that are not always shown, and how much of a title must be left.
  private nonisolated static let needs: [(column: ArticleListLayout.Column, needs: [ArticleColumnWidths.Need])] = [
    (.feed, [.init(width: 18, title: 21)]), (.author, [.init(width: 18, title: 21)]), (.tags, [.init(width: 16, title: 21)]),
  ]

  private func lines(for viewModel: ArticleList.ViewModel, columns: Int) -> [StyledLine] {
    let shown = ArticleColumnWidths(layout, columns: columns, needs: Self.needs)
    return viewModel.rows.map { row in
      var line = shown.line { Self.span(of: $0, in: row) }
      if !row.elsewhere.isEmpty { line.append("  (\(row.elsewhere))", .dim) }
      return TextTruncation.truncated(line, to: columns)
    }
  }

  private nonisolated static func span(of column: ArticleListLayout.Column, in row: ArticleRow) -> Span {
    switch column {
    case .marks: Span(row.signs, Style(.bold, .yellow))
    case .id: Span(row.id, .dim)
    case .date: Span(row.date, .dim)
    case .feed: Span(row.feedTitle, Style([], .cyan))
    case .author: Span(row.author)
    case .title: Span(row.title, row.isRead ? .plain : .bold)
    case .tags: Span(row.tags, Style([], .green))
    }
  }
}
