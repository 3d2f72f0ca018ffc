public import CoreScenes

/// Draws a view model of sentences, one per line.
public struct SentencesTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: SentencesViewModel) {
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
