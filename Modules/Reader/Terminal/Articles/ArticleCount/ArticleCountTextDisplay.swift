public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws the number of articles, alone on a line.
public struct ArticleCountTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ArticleCount.ViewModel) {
    if let number = viewModel.number { terminal.write([StyledLine(number)], to: .output) }
    terminal.show(viewModel.messages)
  }
}
