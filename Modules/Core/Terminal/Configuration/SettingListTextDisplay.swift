public import CoreScenes

/// Draws settings, one per line.
public struct SettingListTextDisplay: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: SettingList.ViewModel) {
    let widest = viewModel.rows.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    terminal.write(viewModel.rows.map { Self.line(for: $0, columnsOfName: widest) }, to: .output)
    terminal.show(viewModel.messages)
  }

  private nonisolated static func line(for row: SettingRow, columnsOfName: Int) -> StyledLine {
    var line = TextTruncation.padded(StyledLine(row.name, .bold), to: columnsOfName)
    if !row.value.isEmpty { line.append("  \(row.value)") }
    if !row.note.isEmpty { line.append("  (\(row.note))", .dim) }
    return line
  }
}
