public import Scenes

/// Draws how devices are kept alike, a sentence a line.
public struct DeviceSyncTextDisplay: Display {
  private let terminal: TerminalOutput

  /// Makes the display on a screen.
  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: DeviceSync.ViewModel) {
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
