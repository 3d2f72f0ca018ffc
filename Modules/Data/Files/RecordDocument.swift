/// A document of ours: the number of its schema, and records under a name. A record stands on a line of its own, so that `grep` finds it and
/// `diff` shows what a refresh has changed.
protocol RecordDocument: Sendable {
  /// The name under which the records stand.
  static var name: String { get }

  /// Reads the records.
  init(reading reader: inout JSONReader) throws(JSONDamage)

  /// Writes the records.
  func write(to writer: inout JSONWriter)
}

extension RecordDocument {
  /// The document as a file.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member(DocumentSchema.member, DocumentSchema.newest)
    writer.member(Self.name)
    write(to: &writer)
    writer.endObject()
    writer.breakLine()
    return writer.bytes
  }

  /// Reads a file. Its schema is looked at before anything else, wherever it stands.
  init(parsing bytes: [UInt8]) throws(DocumentSchema.Problem) {
    let reader: JSONReader
    let version: Int
    do throws(JSONDamage) {
      reader = try JSONReader(bytes)
      version = try DocumentSchema.version(reader)
    } catch {
      throw .damaged(error)
    }
    guard version <= DocumentSchema.newest else { throw .newer(version) }
    do throws(JSONDamage) { self = try Self.records(in: reader) } catch { throw .damaged(error) }
  }

  private static func records(in start: JSONReader) throws(JSONDamage) -> Self {
    var reader = start
    var found: Self?
    try reader.beginObject()
    while let name = try reader.nextMember() {
      if name == Self.name { found = try Self(reading: &reader) } else { try reader.skipValue() }
    }
    try reader.end()
    guard let found else { throw reader.damage("'\(Self.name)' is missing") }
    return found
  }
}
