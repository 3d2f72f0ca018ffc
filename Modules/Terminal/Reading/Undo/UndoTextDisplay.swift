public import Screens

/// Draws what was taken back, a sentence a line.
public struct UndoTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: Undo.ViewModel) {
    screen.writeSentences(viewModel.lines)
    screen.tell(viewModel.messages)
  }
}
