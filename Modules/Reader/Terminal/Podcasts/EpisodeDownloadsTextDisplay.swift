public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws downloads: a line for each, and the progress on standard error while it runs.
public struct EpisodeDownloadsTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: EpisodeDownloads.ViewModel) {
    if let progress = viewModel.progress { return terminal.showProgress(StyledLine(progress, .dim)) }
    terminal.writeSentences(viewModel.lines)
    terminal.show(viewModel.messages)
  }
}
