public import Scenes

/// Draws changes of subscriptions, one sentence per line.
public struct FeedSubscriptionTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: FeedSubscription.ViewModel) {
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
