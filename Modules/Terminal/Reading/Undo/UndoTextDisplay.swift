public import Scenes

/// Draws what was taken back, a sentence a line.
public struct UndoTextDisplay: Display {
  private let terminal: TerminalOutput

  /// Makes the display on a screen.
  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: Undo.ViewModel) {
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
