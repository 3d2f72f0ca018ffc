package import CoreData
package import ReaderDomain
package import RecordJSON

/// The content of `store.json`: the storage kind of the data directory.
package struct StoreDocument: RecordDocument, Hashable {
  package static let name = "store"
  package static let brackets: RecordBrackets? = nil

  package var kind: StorageKind
  /// The storage kind whose files an interrupted migration left behind. They are obsolete or not yet in use.
  package var leftover: StorageKind?
  /// Whether the user has been told that JSON files are too slow for the number of articles.
  package var hasReportedGrowth = false

  package init(kind: StorageKind) {
    self.kind = kind
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (kind, leftover): (StorageKind?, StorageKind?)
    var hasReportedGrowth = false
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "kind": kind = try reader.value(StorageKind.init(rawValue:))
      case "leftover": leftover = try reader.value(StorageKind.init(rawValue:))
      case "told_of_growth": hasReportedGrowth = try reader.flag()
      default: try reader.skipValue()
      }
    }
    guard let kind else { throw reader.damage("'kind' is missing") }
    self.kind = kind
    self.leftover = leftover
    self.hasReportedGrowth = hasReportedGrowth
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("leftover", leftover?.rawValue)
    if hasReportedGrowth { writer.member("told_of_growth", true) }
    writer.endObject()
  }
}
