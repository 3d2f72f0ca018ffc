public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws an edition as plain records, a story a line.
public struct EditionPaperPlainDisplay: Display {
  private let base: PlainDisplay<EditionPaper.ViewModel>

  public init(terminal: TerminalOutput) {
    base = PlainDisplay(terminal: terminal)
  }

  public func display(_ viewModel: EditionPaper.ViewModel) { base.display(viewModel.asRecords) }
}
