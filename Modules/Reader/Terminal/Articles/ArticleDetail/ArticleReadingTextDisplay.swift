public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws articles one after the other, with a line between them.
public final class ArticleReadingTextDisplay: Display {
  private let terminal: TerminalOutput
  private let display: ArticleDetailTextDisplay
  private var isFirst = true

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
    display = ArticleDetailTextDisplay(terminal: terminal)
  }

  public func display(_ viewModel: ArticleReading.ViewModel) {
    // Every article has a title or details; otherwise, there are only messages about the articles above.
    guard !viewModel.title.isEmpty || !viewModel.details.isEmpty else { return terminal.show(viewModel.messages) }
    if !isFirst { terminal.write([.empty, Self.line(columns: terminal.columns(of: .output)), .empty], to: .output) }
    isFirst = false
    display.display(viewModel)
  }

  private static func line(columns: Int) -> StyledLine {
    StyledLine(String(repeating: "═", count: min(columns, ArticleDetailTextDisplay.widestText)), .dim)
  }
}
