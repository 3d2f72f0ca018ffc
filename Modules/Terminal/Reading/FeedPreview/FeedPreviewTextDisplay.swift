public import Screens

/// Draws a feed file as the JSON document that it was asked for as, or the line with the sum.
public struct FeedPreviewTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: FeedPreview.ViewModel) {
    if let count = viewModel.count {
      screen.write([StyledLine(count)], to: .output)
      screen.tell(viewModel.messages)
    } else {
      JSONDisplay(screen: screen).display(viewModel)
    }
  }
}
