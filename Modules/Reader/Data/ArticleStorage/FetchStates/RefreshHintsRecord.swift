internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON

/// Stored hints on how often to request a feed: `{"fresh_seconds":3600,"ttl_minutes":60,"skip_days":["sunday"]}`.
struct RefreshHintsRecord: JSONRecord, Hashable {
  let hints: RefreshHints

  init(_ hints: RefreshHints) {
    self.hints = hints
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var hints = RefreshHints.unknown
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "fresh_seconds": hints.freshSeconds = try reader.integer()
      case "gap_minutes": hints.gapMinutes = try reader.integer()
      case "last_news": hints.lastNews = try reader.moment()
      case "ttl_minutes": hints.schedule.ttlMinutes = try reader.integer()
      case "update_minutes": hints.schedule.updateMinutes = try reader.integer()
      case "skip_hours":
        hints.schedule.skippedHours = Set(try reader.array { (reader) throws(JSONError) in try reader.integer() })
      case "skip_days":
        let names = try reader.array { (reader) throws(JSONError) in try reader.string() }
        hints.schedule.skippedDays = Set(names.compactMap(Weekday.init(englishName:)))
      default: try reader.skipValue()
      }
    }
    self.hints = hints
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("fresh_seconds", hints.freshSeconds)
    writer.member("gap_minutes", hints.gapMinutes)
    writer.member("last_news", hints.lastNews?.rfc3339)
    writer.member("ttl_minutes", hints.schedule.ttlMinutes)
    writer.member("update_minutes", hints.schedule.updateMinutes)
    writer.member("skip_hours", hints.schedule.skippedHours.sorted()) { writer, hour in writer.integer(hour) }
    writer.member("skip_days", hints.schedule.skippedDays.sorted()) { writer, day in writer.string(String(describing: day)) }
    writer.endObject()
  }
}
