public import CoreScenes

extension ExportedValue {
  func json(for program: String) -> TerminalJSONValue {
    switch self {
    case .null: .null
    case .text(let text): .string(text)
    case .message(let text): .string(text.text(for: program))
    case .number(let number): .integer(number)
    case .bool(let bool): .boolean(bool)
    case .list(let values): .array(values.map { $0.json(for: program) })
    case .record(let record): record.json(for: program)
    }
  }
}

extension ExportedRecord {
  /// The record as a JSON object, with its fields in order.
  func json(for program: String) -> TerminalJSONValue {
    .object(fields.map { TerminalJSONValue.Member($0.name, $0.value.json(for: program)) })
  }
}

extension Exported {
  /// The JSON document that `--json` prints, filtered for terminals, for another program.
  /// - Parameter isOneLine: whether it is one line, as in a stream.
  public func jsonDocument(for program: String, isOneLine: Bool = false) -> String {
    TerminalEscapeFilter.filtered(TerminalJSON.text(of: json(for: program), pretty: !isOneLine) + "\n", as: .json)
  }

  func json(for program: String) -> TerminalJSONValue {
    switch self {
    case .empty: .null
    case .list(let records), .stream(let records): .array(records.map { $0.json(for: program) })
    case .record(let record): record.json(for: program)
    case .number(let number): .integer(number)
    case .document(let text): .string(text)
    }
  }
}
