public import Screens

/// Draws how devices are kept alike, a sentence a line.
public struct DeviceSyncTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: DeviceSync.ViewModel) {
    screen.writeSentences(viewModel.lines)
    screen.tell(viewModel.messages)
  }
}
