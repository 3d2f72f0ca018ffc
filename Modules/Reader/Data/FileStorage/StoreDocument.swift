package import CoreData
package import ReaderDomain
package import RecordJSON

/// The content of `store.json`: the storage kind of the data directory.
package struct StoreDocument: RecordDocument, Hashable {
  package static let name = "store"
  package static let brackets: RecordBrackets? = nil
  package static let newestSchema = DocumentSchema.newest + 1

  package var kind: StorageKind
  /// The storage kind whose files an interrupted migration left behind. They are obsolete or not yet in use.
  package var leftover: StorageKind?
  /// Whether the user has been told that JSON files are too slow for the number of articles.
  package var hasReportedGrowth = false
  /// Whether an article has had the main text of its page beside it (`full_html`).
  package var hasFullTexts = false

  package init(kind: StorageKind, hasFullTexts: Bool = false) {
    self.kind = kind
    self.hasFullTexts = hasFullTexts
  }

  /// A program that ignores full texts would lose each with the next edit of its article.
  package var schema: Int { hasFullTexts ? Self.newestSchema : DocumentSchema.newest }

  /// Whether the bytes of a damaged document mention full texts.
  package static func tellsOfFullTexts(_ bytes: [UInt8]) -> Bool { bytes.firstRange(of: Array(fullTextsName.utf8)) != nil }

  private static let fullTextsName = "full_texts"

  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (kind, leftover): (StorageKind?, StorageKind?)
    var (hasReportedGrowth, hasFullTexts) = (false, false)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "kind": kind = try reader.value(StorageKind.init(rawValue:))
      case "leftover": leftover = try reader.value(StorageKind.init(rawValue:))
      case "told_of_growth": hasReportedGrowth = try reader.flag()
      case Self.fullTextsName: hasFullTexts = try reader.flag()
      default: try reader.skipValue()
      }
    }
    guard let kind else { throw reader.damage("'kind' is missing") }
    self.kind = kind
    self.leftover = leftover
    self.hasReportedGrowth = hasReportedGrowth
    self.hasFullTexts = hasFullTexts
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("leftover", leftover?.rawValue)
    if hasReportedGrowth { writer.member("told_of_growth", true) }
    if hasFullTexts { writer.member(Self.fullTextsName, true) }
    writer.endObject()
  }
}
