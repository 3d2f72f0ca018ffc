public import Screens

/// Draws any scene's result as plain records: one a line, with tabs between the fields, the id first.
public struct PlainDisplay<ViewModel: SceneViewModel>: Display {
  private let screen: Screen

  /// Makes the display on a screen.
  public init(screen: Screen) {
    self.screen = screen
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    if case .document(let text) = viewModel.exported {
      screen.write(text, as: .xml, to: .output)
    } else {
      screen.write(Self.lines(for: viewModel.exported), to: .output)
    }
    screen.tell(viewModel.messages)
  }

  nonisolated static func lines(for exported: Exported) -> [StyledLine] {
    switch exported {
    case .nothing, .document: []
    case .list(let records), .stream(let records): records.map(line)
    case .record(let record): [line(record)]
    case .number(let number): [StyledLine(String(number))]
    }
  }

  private nonisolated static func line(_ record: ExportedRecord) -> StyledLine {
    StyledLine(fields: record.fields.map { text($0.value) })
  }

  private nonisolated static func text(_ value: ExportedValue) -> String {
    switch value {
    case .nothing: ""
    case .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): values.map(text).joined(separator: ", ")
    case .record(let record): record.fields.map { text($0.value) }.joined(separator: " ")
    }
  }
}
