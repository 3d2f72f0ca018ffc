internal import Domain

/// What a file of bodies holds.
struct BodiesDocument: RecordDocument {
  static let name = "bodies"
  let bodies: [ArticleID: BodyRecord]

  init(_ bodies: [ArticleID: BodyRecord]) {
    self.bodies = bodies
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    bodies = try KeyedRecords.read(&reader, identity: ArticleID.init(stored:))
  }

  func write(to writer: inout JSONWriter) {
    KeyedRecords.write(bodies, to: &writer, text: \.text)
  }
}
