public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws the number of unread articles below a list whenever it changes, on standard error, so that a pipe receives only the rows.
public final class UnreadCountDisplay: Display {
  private let terminal: TerminalOutput
  private let isShown: Bool
  private var drawn: String?

  /// - Parameter isShown: whether the number is drawn. Problems always are.
  public init(terminal: TerminalOutput, isShown: Bool) {
    self.terminal = terminal
    self.isShown = isShown
  }

  public func display(_ viewModel: ArticleCount.ViewModel) {
    if isShown, let number = viewModel.number, number != drawn {
      drawn = number
      terminal.close(with: "\(number) unread")
    }
    terminal.show(viewModel.messages)
  }
}
