internal import CoreDomain
public import CoreScenes
public import CoreTerminal
public import SampleScenes

/// Draws a picture, if the terminal can show it, and lines with its details.
public struct PictureDetailTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: PictureDetail.ViewModel) {
    switch viewModel.state {
    case .loading(let sentence): terminal.showProgress(StyledLine(sentence, .dim))
    case .loaded(let picture, let details):
      terminal.write(InlineImage(bytes: picture.bytes, isPNG: picture.format == .png))
      terminal.write(DetailLines.lines(for: details, columns: terminal.columns(of: .output)), to: .output)
    case .reported(let sentence): terminal.writeSentences([sentence])
    case .failed: terminal.clearProgress()
    }
    terminal.show(viewModel.messages)
  }
}
