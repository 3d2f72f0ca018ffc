public import Scenes

/// Draws a number alone on its line.
public struct ArticleCountTextDisplay: Display {
  private let terminal: TerminalOutput

  /// Makes the display on a screen.
  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ArticleCount.ViewModel) {
    if let number = viewModel.number { terminal.write([StyledLine(number)], to: .output) }
    terminal.show(viewModel.messages)
  }
}
