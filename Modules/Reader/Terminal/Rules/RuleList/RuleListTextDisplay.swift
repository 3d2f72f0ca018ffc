public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws rules and what was done with them, one sentence per line.
public struct RuleListTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: RuleList.ViewModel) {
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
