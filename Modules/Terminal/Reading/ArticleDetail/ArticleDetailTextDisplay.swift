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
  nonisolated static let widestText = 100

  package nonisolated static func lines(for viewModel: ArticleDetail.ViewModel, columns: Int) -> [StyledLine] {
    let columnsOfText = min(columns, widestText)
    let title = viewModel.title.isEmpty ? [] : TextWrapping.wrapped(StyledLine(viewModel.title, .bold), to: columnsOfText)
    let details = DetailLines.lines(for: viewModel.details, columns: columnsOfText)
    let hyperlinks = viewModel.links.enumerated().map { Hyperlink($1, number: $0 + 1) }
    let links = zip(viewModel.links, hyperlinks).enumerated().map { index, link in
      StyledLine([Span("[\(index + 1)] ", .dim), Span(link.0, Style(.underline, link: link.1))])
    }
    let body = TextBlockLines(columnsOfText: columnsOfText, columns: columns, links: hyperlinks).lines(for: viewModel.blocks)
    return [title + details, body, links].filter { !$0.isEmpty }.map { Array($0) }.joined(separator: [StyledLine.empty]).map(\.self)
  }
}
