package import RecordJSON
package import Domain

/// What `store.json` holds: in which way the home is kept.
package struct StoreDocument: RecordDocument, Hashable {
  package static let name = "store"
  package static let brackets: RecordBrackets? = nil

  /// The way.
  package var kind: StorageKind
  /// The way of which files are left that count no more, or do not count yet: a migration was stopped in the middle.
  package var leftover: StorageKind?
  /// Whether the person was told that there are more articles than files serve well.
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
