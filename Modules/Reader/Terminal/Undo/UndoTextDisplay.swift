public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Says what was undone, one sentence per line.
public struct UndoTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: Undo.ViewModel) {
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
