internal import Domain

/// What the file of visits holds.
struct VisitsDocument: RecordDocument {
  static let name = "visits"
  static let brackets: RecordBrackets? = .object
  let visits: [FeedID: VisitRecord]

  init(_ visits: [FeedID: VisitRecord]) {
    self.visits = visits
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    visits = try KeyedRecords.read(&reader, identity: FeedID.init(stored:))
  }

  func write(to writer: inout JSONWriter) {
    KeyedRecords.write(visits, to: &writer, text: \.text)
  }
}
