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
    var lines: [StyledLine] = []
    for part in Self.parts(for: viewModel, columns: terminal.columns(of: .output)) {
      lines += part.lines
      guard lines.count >= Self.linesAtOnce else { continue }
      terminal.write(lines, to: .output)
      lines = []
    }
    terminal.write(lines, to: .output)
    terminal.show(viewModel.messages)
  }

  /// The number of lines after which they are written. The lines of a long article take several times the memory of its text.
  private static let linesAtOnce = 1000

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

  /// The parts of an article: its head, the blocks of its body, and the URLs of its links. They are made one by one, as they are asked for.
  package nonisolated static func parts(for viewModel: ArticleDetail.ViewModel, columns: Int) -> some Sequence<Part> {
    let columnsOfText = min(columns, widestText)
    let title = viewModel.title.isEmpty ? [] : TextWrapping.wrapped(StyledLine(viewModel.title, .bold), to: columnsOfText)
    let details = DetailLines.lines(for: viewModel.details, columns: columnsOfText)
    let hyperlinks = viewModel.links.enumerated().map { Hyperlink($1, number: $0 + 1) }
    let links = zip(viewModel.links, hyperlinks).enumerated().map { index, link in
      StyledLine([Span("[\(index + 1)] ", .dim), Span(link.0, Style(.underline, link: link.1))])
    }
    let (head, blocks) = (title + details, viewModel.blocks)
    let body = TextBlockLines(columnsOfText: columnsOfText, columns: columns, links: hyperlinks)
    return (0..<blocks.count + (links.isEmpty ? 1 : 2)).lazy.map { number -> Part in
      guard number > 0 else { return Part(lines: head) }
      var part = number > blocks.count ? Part(lines: links) : body.part(number - 1, of: blocks)
      if number == 1 ? !head.isEmpty : number > blocks.count { part.lines.insert(.empty, at: 0) }
      return part
    }
  }
}
