public import Screens

/// Draws a quote, and below it who said it. While it is on its way, a line of progress says so.
public struct RandomQuoteTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: RandomQuote.ViewModel) {
    switch viewModel.state {
    case .loading(let sentence): screen.showProgress(StyledLine(sentence, .dim))
    case .loaded(let text, let source): screen.write(lines(text, source), to: .output)
    case .failed: screen.clearProgress()
    }
    screen.tell(viewModel.messages)
  }

  private func lines(_ text: String, _ source: String) -> [StyledLine] {
    let columns = screen.columns(of: .output)
    return TextWrapping.wrapped(StyledLine(text), to: columns, rest: " ")
      + TextWrapping.wrapped(StyledLine(source, .dim), to: columns, first: "  ", rest: "    ")
  }
}
