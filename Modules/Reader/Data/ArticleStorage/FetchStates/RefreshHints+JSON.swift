internal import CoreData
internal import CoreDomain
package import ReaderDomain
package import RecordJSON

/// Stored hints on how often to request a feed: `{"fresh_seconds":3600,"ttl_minutes":60,"skip_days":["sunday"]}`.
extension RefreshHints: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    self = .unknown
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "fresh_seconds": freshSeconds = try reader.integer()
      case "gap_minutes": gapMinutes = try reader.integer()
      case "last_news": lastNews = try reader.moment()
      case "ttl_minutes": schedule.ttlMinutes = try reader.integer()
      case "update_minutes": schedule.updateMinutes = try reader.integer()
      case "skip_hours":
        schedule.skippedHours = Set(try reader.array { (reader) throws(JSONError) in try reader.integer() })
      case "skip_days":
        let names = try reader.array { (reader) throws(JSONError) in try reader.string() }
        schedule.skippedDays = Set(names.compactMap(Weekday.init(englishName:)))
      default: try reader.skipValue()
      }
    }
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("fresh_seconds", freshSeconds)
    writer.member("gap_minutes", gapMinutes)
    writer.member("last_news", lastNews?.rfc3339)
    writer.member("ttl_minutes", schedule.ttlMinutes)
    writer.member("update_minutes", schedule.updateMinutes)
    writer.member("skip_hours", schedule.skippedHours.sorted()) { writer, hour in writer.integer(hour) }
    writer.member("skip_days", schedule.skippedDays.sorted()) { writer, day in writer.string(String(describing: day)) }
    writer.endObject()
  }
}
