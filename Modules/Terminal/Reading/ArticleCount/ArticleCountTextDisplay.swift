public import Screens

/// Draws a number alone on its line.
public struct ArticleCountTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: ArticleCount.ViewModel) {
    if let number = viewModel.number { screen.write([StyledLine(number)], to: .output) }
    screen.tell(viewModel.messages)
  }
}
