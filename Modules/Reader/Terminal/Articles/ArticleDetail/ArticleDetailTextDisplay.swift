public import CoreScenes
public import CoreTerminal
public import ReaderScenes

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
    parts(for: viewModel, columns: columns).flatMap(\.lines)
  }

  /// The lines of a part of an article, with the empty line above them.
  package struct Part: Hashable, Sendable {
    package var lines: [StyledLine]
    /// The numbers of the links in a block of the body.
    package var links: [Int] = []
  }

  /// The parts of an article: its head, the blocks of its body, and the URLs of its links.
  package nonisolated static func parts(for viewModel: ArticleDetail.ViewModel, columns: Int) -> [Part] {
    let columnsOfText = min(columns, widestText)
    let title = viewModel.title.isEmpty ? [] : TextWrapping.wrapped(StyledLine(viewModel.title, .bold), to: columnsOfText)
    let details = DetailLines.lines(for: viewModel.details, columns: columnsOfText)
    let hyperlinks = viewModel.links.enumerated().map { Hyperlink($1, number: $0 + 1) }
    let links = zip(viewModel.links, hyperlinks).enumerated().map { index, link in
      StyledLine([Span("[\(index + 1)] ", .dim), Span(link.0, Style(.underline, link: link.1))])
    }
    let body = TextBlockLines(columnsOfText: columnsOfText, columns: columns, links: hyperlinks).parts(for: viewModel.blocks)
    let sections = [[Part(lines: title + details)], body, [Part(lines: links)]].filter { $0.contains { !$0.lines.isEmpty } }
    return sections.enumerated().flatMap { number, parts in
      var parts = parts
      if number > 0 { parts[0].lines.insert(.empty, at: 0) }
      return parts
    }
  }
}
