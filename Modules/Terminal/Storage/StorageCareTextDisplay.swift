public import Screens

/// Draws how a home is kept, a fact a line.
public struct StorageCareTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: StorageCare.ViewModel) {
    let widest = viewModel.facts.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    screen.write(viewModel.facts.map { Self.line(for: $0, columnsOfLabel: widest) }, to: .output)
    screen.tell(viewModel.messages)
  }

  private nonisolated static func line(for fact: Fact, columnsOfLabel: Int) -> StyledLine {
    var line = TextFitting.padded(StyledLine(fact.label, .bold), to: columnsOfLabel)
    line.append("  \(fact.value)")
    return line
  }
}
