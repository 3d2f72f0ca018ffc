public import Scenes

/// Draws what was taken in, or the document that was asked for.
public struct ImportExportTextDisplay: Display {
  private let terminal: TerminalOutput

  /// Makes the display on a screen.
  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ImportExport.ViewModel) {
    if let document = viewModel.document { terminal.write(document, as: .xml, to: .output) }
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
