public import Scenes

/// Draws the sync state, one sentence per line.
public struct DeviceSyncTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: DeviceSync.ViewModel) {
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
