public import CoreScenes

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
      terminal.write(Self.lines(for: viewModel.exported, program: terminal.program), to: .output)
    }
    terminal.show(viewModel.messages)
  }

  nonisolated static func lines(for exported: Exported, program: String) -> [StyledLine] {
    switch exported {
    case .empty, .document: []
    case .list(let records), .stream(let records): records.map { line($0, program) }
    case .record(let record): [line(record, program)]
    case .number(let number): [StyledLine(String(number))]
    }
  }

  private nonisolated static func line(_ record: ExportedRecord, _ program: String) -> StyledLine {
    StyledLine(fields: record.fields.map { text($0.value, program) })
  }

  private nonisolated static func text(_ value: ExportedValue, _ program: String) -> String {
    switch value {
    case .null: ""
    case .text(let text): text
    case .message(let text): text.text(for: program)
    case .number(let number): String(number)
    case .bool(let bool): bool ? "true" : "false"
    case .list(let values): values.map { text($0, program) }.joined(separator: ", ")
    case .record(let record): record.fields.map { text($0.value, program) }.joined(separator: " ")
    }
  }
}
