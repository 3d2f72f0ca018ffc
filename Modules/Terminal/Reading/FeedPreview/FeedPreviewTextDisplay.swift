public import Scenes

/// Draws a feed file as the JSON document that it was asked for as, or the line with the sum.
public struct FeedPreviewTextDisplay: Display {
  private let terminal: TerminalOutput

  /// Makes the display on a screen.
  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: FeedPreview.ViewModel) {
    if let count = viewModel.count {
      terminal.write([StyledLine(count)], to: .output)
      terminal.show(viewModel.messages)
    } else {
      JSONDisplay(terminal: terminal).display(viewModel)
    }
  }
}
