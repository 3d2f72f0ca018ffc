internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON

/// A stored permanent redirect: `{"url":"https://example.org/new","last_seen":"2026-03-01T08:30:00Z","days":2}`.
struct PendingRedirectRecord: JSONRecord, Hashable {
  let redirect: PendingRedirect

  init(_ redirect: PendingRedirect) {
    self.redirect = redirect
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
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
    redirect = PendingRedirect(target: target, lastSeen: lastSeen, days: days)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", redirect.target.text)
    writer.member("last_seen", redirect.lastSeen.rfc3339)
    writer.member("days", redirect.days)
    writer.endObject()
  }
}
