public import Scenes

/// Draws an article: title, details, body, and the URLs of its links.
public struct ArticleDetailTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ArticleDetail.ViewModel) {
    terminal.write(Self.lines(for: viewModel, columns: terminal.columns(of: .output)), to: .output)
    terminal.show(viewModel.messages)
  }

  /// The maximum width of running text, even in a wider window, because longer lines are hard to read.
  private nonisolated static let widestText = 100

  nonisolated static func lines(for viewModel: ArticleDetail.ViewModel, columns: Int) -> [StyledLine] {
    let columns = min(columns, widestText)
    let title = viewModel.title.isEmpty ? [] : TextWrapping.wrapped(StyledLine(viewModel.title, .bold), to: columns)
    let details = DetailLines.lines(for: viewModel.details, columns: columns)
    let links = viewModel.links.enumerated().map { StyledLine([Span("[\($0 + 1)] ", .dim), Span($1, .underline)]) }
    let body = TextBlockLines.lines(for: viewModel.blocks, columns: columns)
    return [title + details, body, links].filter { !$0.isEmpty }.map { Array($0) }.joined(separator: [StyledLine.empty]).map(\.self)
  }
}
