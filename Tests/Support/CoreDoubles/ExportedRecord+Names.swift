package import CoreScenes

extension ExportedRecord {
  package var names: [String] { fields.map(\.name) }

  package subscript(_ name: String) -> ExportedValue? { fields.first { $0.name == name }?.value }
}

extension Exported {
  /// The records of a list, or the one record; nil for anything else.
  package var records: [ExportedRecord]? {
    switch self {
    case .list(let records), .stream(let records): records
    case .record(let record): [record]
    case .empty, .number, .document: nil
    }
  }
}
