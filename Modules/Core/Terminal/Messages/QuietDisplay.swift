public import CoreScenes

/// Draws only the warnings and failures of any scene, on standard error.
public struct QuietDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    terminal.show(viewModel.messages.filter { $0.kind != .notice })
  }
}
