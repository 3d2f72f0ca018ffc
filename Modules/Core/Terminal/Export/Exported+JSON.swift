public import CoreScenes

extension Exported {
  /// The JSON document that `--json` prints, filtered for terminals.
  /// - Parameter isOneLine: whether the document is on one line, as in a stream.
  public func jsonDocument(for program: String, isOneLine: Bool = false) -> String {
    TerminalEscapeFilter.filtered(TerminalJSON.text(of: value, for: program, pretty: !isOneLine) + "\n", as: .json)
  }

  /// The result as one value.
  var value: ExportedValue {
    switch self {
    case .empty: .null
    case .list(let records), .stream(let records): .list(records.map { .record($0) })
    case .record(let record): .record(record)
    case .number(let number): .number(number)
    case .document(let text): .text(text)
    }
  }
}
