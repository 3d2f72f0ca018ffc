public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws a feed file as a JSON document, or the line with the number of items.
public struct FeedPreviewTextDisplay: Display {
  private let terminal: TerminalOutput

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
