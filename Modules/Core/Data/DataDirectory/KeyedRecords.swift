package import RecordJSON

/// Records by their identities, stored as a JSON object.
package struct KeyedRecords<Identity: Hashable & Comparable & Sendable, Record: JSONRecord> {
  package static func read(
    _ reader: inout JSONReader, identity: (String) -> Identity?
  ) throws(JSONError) -> [Identity: Record] {
    var records: [Identity: Record] = [:]
    try reader.beginObject()
    while let name = try reader.nextMember() {
      guard let identity = identity(name) else { throw reader.damage("'\(name)' is not a valid \(Identity.self)") }
      records[identity] = try Record(reading: &reader)
    }
    return records
  }

  /// Writes the records sorted by identity, one per line.
  package static func write(_ records: [Identity: Record], to writer: inout JSONWriter, text: (Identity) -> String) {
    writer.beginObject()
    // Only the keys are sorted: moving the records would cost more than writing them.
    for identity in records.keys.sorted() {
      writer.member(text(identity), onNewLine: true)
      records[identity]?.write(to: &writer)
    }
    writer.breakLine()
    writer.endObject()
  }
}
