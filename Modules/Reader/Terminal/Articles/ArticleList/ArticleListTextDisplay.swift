public import CoreScenes
public import CoreTerminal
import ReaderDomain
public import ReaderScenes

/// Draws a list of articles, one row per line.
public struct ArticleListTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ArticleList.ViewModel) {
    guard !viewModel.isLoading else { return terminal.showProgress(StyledLine("Reading the articles …", .dim)) }
    terminal.write(Self.lines(for: viewModel, columns: terminal.columnsForRows(of: .output)), to: .output)
    terminal.close(with: Self.closing(of: viewModel))
    terminal.show(viewModel.messages)
  }

  /// The line below the rows: the summary and, in brackets, what the list is filtered by. A list without rows has a message for both.
  private nonisolated static func closing(of viewModel: ArticleList.ViewModel) -> String? {
    let label = viewModel.rows.isEmpty ? nil : viewModel.filterLabel.map { "[\($0)]" }
    let parts = [viewModel.summary, label].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private nonisolated static let ageColumns = 5
  private nonisolated static let feedColumns = 18
  /// The minimum width at which the feed's title is shown.
  private nonisolated static let columnsWithFeed = 60

  nonisolated static func lines(for viewModel: ArticleList.ViewModel, columns: Int) -> [StyledLine] {
    viewModel.rows.map { line(for: $0, columns: columns) }
  }

  private nonisolated static func line(for row: ArticleRow, columns: Int) -> StyledLine {
    var line = StyledLine([
      Span(MarkWording.signs(for: row.status), Style(.bold, .yellow)), Span(" "), Span(row.id, .dim), Span(" "),
    ])
    line += TextFitting.fitted(StyledLine(row.age, .dim), to: ageColumns, .trailing)
    line.append("  ")
    if columns >= columnsWithFeed {
      line += TextFitting.fitted(StyledLine(row.feedTitle, Style([], .cyan)), to: feedColumns)
      line.append("  ")
    }
    line.append(row.title, row.status.isRead ? .plain : .bold)
    if !row.tags.isEmpty { line.append("  \(row.tags)", Style([], .green)) }
    if !row.elsewhere.isEmpty { line.append("  (\(row.elsewhere))", .dim) }
    return TextFitting.truncated(line, to: columns)
  }
}
