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
  package var isToldOfGrowth = false

  package init(kind: StorageKind) {
    self.kind = kind
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (kind, leftover): (StorageKind?, StorageKind?)
    var isToldOfGrowth = false
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "kind": kind = try reader.value(StorageKind.init(rawValue:))
      case "leftover": leftover = try reader.value(StorageKind.init(rawValue:))
      case "told_of_growth": isToldOfGrowth = try reader.flag()
      default: try reader.skipValue()
      }
    }
    guard let kind else { throw reader.damage("'kind' is missing") }
    self.kind = kind
    self.leftover = leftover
    self.isToldOfGrowth = isToldOfGrowth
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("leftover", leftover?.rawValue)
    if isToldOfGrowth { writer.member("told_of_growth", true) }
    writer.endObject()
  }
}
