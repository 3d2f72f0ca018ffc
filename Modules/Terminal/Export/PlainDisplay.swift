public import Scenes

/// Draws the result of any scene as plain records: one per line, with tabs between the fields, the id first.
public struct PlainDisplay<ViewModel: SceneViewModel>: Display {
  private let terminal: TerminalOutput

  public init(terminal: TerminalOutput) {
    self.terminal = terminal
  }

  public func display(_ viewModel: ViewModel) {
    guard !viewModel.isLoading else { return }
    if case .document(let text) = viewModel.exported {
      terminal.write(text, as: .xml, to: .output)
    } else {
      terminal.write(Self.lines(for: viewModel.exported), to: .output)
    }
    terminal.show(viewModel.messages)
  }

  nonisolated static func lines(for exported: Exported) -> [StyledLine] {
    switch exported {
    case .empty, .document: []
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
    case .null: ""
    case .text(let text): text
    case .number(let number): String(number)
    case .bool(let bool): bool ? "true" : "false"
    case .list(let values): values.map(text).joined(separator: ", ")
    case .record(let record): record.fields.map { text($0.value) }.joined(separator: " ")
    }
  }
}
