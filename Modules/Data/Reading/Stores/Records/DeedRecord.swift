internal import Domain

/// A deed as stored: `{"marked":[{"mark":"starred","set":true,"ids":["…"]}]}`, or `{"unfollowed":"<opml …>"}` with the subscription as it stood
/// in the list.
struct DeedRecord: JSONRecord {
  /// The deed.
  let deed: Deed

  /// record <- entity
  init(_ deed: Deed) {
    self.deed = deed
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    var deed: Deed?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "marked":
        deed = .marked(try reader.array { (reader) throws(JSONDamage) in try MarkEditRecord(reading: &reader).edit })
      case "unfollowed": deed = .unfollowed(try reader.value(Self.subscription(in:)))
      default: try reader.skipValue()
      }
    }
    guard let deed else { throw reader.damage("a deed says nothing") }
    self.deed = deed
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch deed {
    case .marked(let edits):
      writer.member("marked")
      writer.array(edits) { writer, edit in MarkEditRecord(edit).write(to: &writer) }
    case .unfollowed(let subscription):
      var document = OPMLDocument()
      _ = document.add([subscription])
      writer.member("unfollowed", String(decoding: document.bytes, as: UTF8.self))
    }
    writer.endObject()
  }

  private static func subscription(in text: String) -> Subscription? {
    do throws(OPMLProblem) {
      return try OPMLDocument(parsing: Array(text.utf8)).outline.subscriptions.first
    } catch {
      // The reader says where the file is damaged; which line of the list within it is of no use to anybody.
      return nil
    }
  }
}
