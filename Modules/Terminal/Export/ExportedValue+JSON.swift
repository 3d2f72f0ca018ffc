public import Scenes

extension ExportedValue {
  var json: TerminalJSONValue {
    switch self {
    case .null: .null
    case .text(let text): .string(text)
    case .number(let number): .integer(number)
    case .bool(let bool): .boolean(bool)
    case .list(let values): .array(values.map(\.json))
    case .record(let record): record.json
    }
  }
}

extension ExportedRecord {
  /// The record as a JSON object, with its fields in order.
  var json: TerminalJSONValue {
    .object(fields.map { TerminalJSONValue.Member($0.name, $0.value.json) })
  }
}

extension Exported {
  /// The JSON document that `--json` prints, filtered for terminals, for a program.
  public var jsonDocument: String {
    TerminalEscapeFilter.filtered(TerminalJSON.text(of: json, pretty: true) + "\n", as: .json)
  }

  var json: TerminalJSONValue {
    switch self {
    case .empty: .null
    case .list(let records), .stream(let records): .array(records.map(\.json))
    case .record(let record): record.json
    case .number(let number): .integer(number)
    case .document(let text): .string(text)
    }
  }
}
