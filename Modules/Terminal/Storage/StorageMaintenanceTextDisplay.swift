public import Screens

/// Draws how a home is kept, a fact a line.
public struct StorageMaintenanceTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: StorageMaintenance.ViewModel) {
    let widest = viewModel.details.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    screen.write(viewModel.details.map { Self.line(for: $0, columnsOfLabel: widest) }, to: .output)
    screen.tell(viewModel.messages)
  }

  private nonisolated static func line(for detail: DetailLine, columnsOfLabel: Int) -> StyledLine {
    var line = TextFitting.padded(StyledLine(detail.label, .bold), to: columnsOfLabel)
    line.append("  \(detail.value)")
    return line
  }
}
