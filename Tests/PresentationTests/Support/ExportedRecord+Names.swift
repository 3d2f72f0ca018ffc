import Scenes

extension ExportedRecord {
  var names: [String] { fields.map(\.name) }

  subscript(_ name: String) -> ExportedValue? { fields.first { $0.name == name }?.value }
}

extension Exported {
  /// The records of a list, or the one record; nil for anything else.
  var records: [ExportedRecord]? {
    switch self {
    case .list(let records), .stream(let records): records
    case .record(let record): [record]
    case .empty, .number, .document: nil
    }
  }
}
