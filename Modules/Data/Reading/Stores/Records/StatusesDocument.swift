internal import Domain

/// What the file of statuses holds.
struct StatusesDocument: RecordDocument {
  static let name = "statuses"
  let statuses: [ArticleID: StatusRecord]

  init(_ statuses: [ArticleID: StatusRecord]) {
    self.statuses = statuses
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    statuses = try KeyedRecords.read(&reader, identity: ArticleID.init(stored:))
  }

  func write(to writer: inout JSONWriter) {
    KeyedRecords.write(statuses, to: &writer, text: \.text)
  }
}
