public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws the result of an import, or the exported document.
public struct ImportExportTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ImportExport.ViewModel) {
    if let document = viewModel.document { terminal.write(document, as: .xml, to: .output) }
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
