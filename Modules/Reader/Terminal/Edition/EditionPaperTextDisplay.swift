public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws an edition as a page of text, or passes a document on. While it is being made, a progress line says so.
public struct EditionPaperTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: EditionPaper.ViewModel) {
    switch viewModel.state {
    case .loading(let sentence): return terminal.showProgress(StyledLine(sentence, .dim))
    case .paper(let paper): terminal.write(Self.lines(for: paper, columns: terminal.columns(of: .output)), to: .output)
    case .html(let page): terminal.write(page, as: .xml, to: .output)
    case .epub(let book): terminal.write(archive: book)
    case .done(let lines): terminal.writeSentences(lines)
    case .failed: terminal.clearProgress()
    }
    terminal.show(viewModel.messages)
  }

  /// Longer lines are hard to read.
  private nonisolated static let maximumColumns = 76

  nonisolated static func lines(for paper: EditionPaper.Paper, columns: Int) -> [StyledLine] {
    let columns = min(columns, maximumColumns)
    var lines = TextWrapping.wrapped(StyledLine(paper.title, .bold), to: columns)
    lines += TextWrapping.wrapped(StyledLine(paper.dateline, .dim), to: columns)
    if let lead = paper.lead { lines += [.empty] + self.lines(for: lead, columns) }
    for section in paper.sections {
      lines += [.empty, StyledLine(String(repeating: "─", count: columns), .dim)]
      lines += TextWrapping.wrapped(StyledLine(section.title, Style(.bold, .cyan)), to: columns)
      for story in section.stories { lines += [.empty] + self.lines(for: story, columns) }
    }
    return lines
  }

  private nonisolated static func lines(for story: EditionPaper.Story, _ columns: Int) -> [StyledLine] {
    let title = StyledLine([Span(story.id, .dim), Span("  "), Span(story.title, .bold)])
    var lines = TextWrapping.wrapped(title, to: columns, rest: indent)
    lines += TextWrapping.wrapped(StyledLine(story.byline, .dim), to: columns, first: indent, rest: indent)
    if !story.beginning.isEmpty { lines += TextWrapping.wrapped(StyledLine(story.beginning), to: columns, first: indent, rest: indent) }
    for note in story.notes { lines += TextWrapping.wrapped(StyledLine(note, .dim), to: columns, first: indent, rest: indent) }
    return lines
  }

  /// Below the first letter of the title.
  private nonisolated static let indent = StyledLine(String(repeating: " ", count: 10))
}
