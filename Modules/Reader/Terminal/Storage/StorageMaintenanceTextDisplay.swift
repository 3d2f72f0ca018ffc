public import CoreScenes
public import CoreTerminal
public import ReaderScenes

/// Draws the storage state of the data directory, one detail per line.
public struct StorageMaintenanceTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: StorageMaintenance.ViewModel) {
    let widest = viewModel.details.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    terminal.write(viewModel.details.map { Self.line(for: $0, columnsOfLabel: widest) }, to: .output)
    terminal.show(viewModel.messages)
  }

  private nonisolated static func line(for detail: DetailLine, columnsOfLabel: Int) -> StyledLine {
    var line = TextTruncation.padded(StyledLine(detail.label, .bold), to: columnsOfLabel)
    line.append("  \(detail.value)")
    return line
  }
}
