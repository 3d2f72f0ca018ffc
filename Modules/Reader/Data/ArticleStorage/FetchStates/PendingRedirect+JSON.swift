internal import CoreData
internal import CoreDomain
package import ReaderDomain
package import RecordJSON

/// A stored permanent redirect: `{"url":"https://example.org/new","last_seen":"2026-03-01T08:30:00Z","days":2}`.
extension PendingRedirect: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (target, lastSeen): (WebURL?, Timestamp?)
    var days = 1
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "url": target = try reader.url()
      case "last_seen": lastSeen = try reader.moment()
      case "days": days = try reader.integer()
      default: try reader.skipValue()
      }
    }
    guard let target, let lastSeen else { throw reader.damage("'url' or 'last_seen' of a move is missing") }
    self.init(target: target, lastSeen: lastSeen, days: days)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", target.text)
    writer.member("last_seen", lastSeen.rfc3339)
    writer.member("days", days)
    writer.endObject()
  }
}
