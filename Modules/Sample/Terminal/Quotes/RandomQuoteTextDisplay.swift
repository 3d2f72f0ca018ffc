public import CoreScenes
public import CoreTerminal
public import SampleScenes

/// Draws a quote, with the author below it. While the quote is loading, a progress line says so.
public struct RandomQuoteTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: RandomQuote.ViewModel) {
    switch viewModel.state {
    case .loading(let sentence): terminal.showProgress(StyledLine(sentence, .dim))
    case .loaded(let text, let source): terminal.write(lines(text, source), to: .output)
    case .failed: terminal.clearProgress()
    }
    terminal.show(viewModel.messages)
  }

  private func lines(_ text: String, _ source: String) -> [StyledLine] {
    let columns = terminal.columns(of: .output)
    return TextWrapping.wrapped(StyledLine(text), to: columns, rest: " ")
      + TextWrapping.wrapped(StyledLine(source, .dim), to: columns, first: "  ", rest: "    ")
  }
}
