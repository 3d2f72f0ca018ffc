public import Screens

/// Draws settings, one a line.
public struct SettingListTextDisplay: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: SettingList.ViewModel) {
    let widest = viewModel.rows.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    screen.write(viewModel.rows.map { Self.line(for: $0, columnsOfName: widest) }, to: .output)
    screen.tell(viewModel.messages)
  }

  private nonisolated static func line(for row: SettingRow, columnsOfName: Int) -> StyledLine {
    var line = TextFitting.padded(StyledLine(row.name, .bold), to: columnsOfName)
    line.append("  \(row.value)")
    if !row.note.isEmpty { line.append("  (\(row.note))", .dim) }
    return line
  }
}
