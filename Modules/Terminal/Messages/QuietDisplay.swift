public import Screens

/// Draws of any scene's result nothing but what went wrong, on standard error.
public struct QuietDisplay<ViewModel: SceneViewModel>: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: ViewModel) {
    screen.tell(viewModel.messages.filter { $0.kind != .notice })
  }
}
