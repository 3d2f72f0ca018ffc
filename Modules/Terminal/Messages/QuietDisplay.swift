public import Scenes

/// Draws of any scene's result nothing but what went wrong, on standard error.
public struct QuietDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  /// Makes the display on a screen.
  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    terminal.show(viewModel.messages.filter { $0.kind != .notice })
  }
}
