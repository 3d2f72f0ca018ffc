/// What the file of deeds holds.
struct DeedsDocument: RecordDocument {
  static let name = "deeds"
  static let brackets: RecordBrackets? = .array
  let deeds: [DeedRecord]

  init(_ deeds: some Sequence<DeedRecord>) {
    self.deeds = Array(deeds)
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    deeds = try reader.array { (reader) throws(JSONDamage) in try DeedRecord(reading: &reader) }
  }

  func write(to writer: inout JSONWriter) {
    writer.lines(deeds) { writer, deed in deed.write(to: &writer) }
  }
}
