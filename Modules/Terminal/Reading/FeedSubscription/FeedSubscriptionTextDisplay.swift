public import Screens

/// Draws what was followed and unfollowed, a sentence a line.
public struct FeedSubscriptionTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: FeedSubscription.ViewModel) {
    screen.writeSentences(viewModel.lines)
    screen.tell(viewModel.messages)
  }
}
