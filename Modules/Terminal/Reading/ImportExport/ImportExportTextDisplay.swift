public import Screens

/// Draws what was taken in, or the document that was asked for.
public struct ImportExportTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: ImportExport.ViewModel) {
    if let document = viewModel.document { screen.write(document, as: .xml, to: .output) }
    screen.writeSentences(viewModel.lines)
    screen.tell(viewModel.messages)
  }
}
