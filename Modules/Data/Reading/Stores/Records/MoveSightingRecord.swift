internal import Domain

/// A permanent redirect as stored: `{"url":"https://example.org/new","last_seen":"2026-03-01T08:30:00Z","days":2}`.
struct MoveSightingRecord: JSONRecord, Hashable {
  /// The sighting.
  let move: MoveSighting

  /// record <- entity
  init(_ move: MoveSighting) {
    self.move = move
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    var (target, lastSeen): (WebAddress?, Timestamp?)
    var days = 1
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "url": target = try reader.address()
      case "last_seen": lastSeen = try reader.moment()
      case "days": days = try reader.integer()
      default: try reader.skipValue()
      }
    }
    guard let target, let lastSeen else { throw reader.damage("a move lacks its 'url' or its 'last_seen'") }
    move = MoveSighting(target: target, lastSeen: lastSeen, days: days)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", move.target.text)
    writer.member("last_seen", move.lastSeen.rfc3339)
    writer.member("days", move.days)
    writer.endObject()
  }
}
