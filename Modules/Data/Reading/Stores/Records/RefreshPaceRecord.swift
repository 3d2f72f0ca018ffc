internal import Domain

/// How often a feed is worth asking for, as stored: `{"fresh_seconds":3600,"ttl_minutes":60,"skip_days":["sunday"]}`.
struct RefreshPaceRecord: JSONRecord, Hashable {
  /// The pace.
  let pace: RefreshPace

  /// record <- entity
  init(_ pace: RefreshPace) {
    self.pace = pace
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    var pace = RefreshPace.unknown
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "fresh_seconds": pace.freshSeconds = try reader.integer()
      case "gap_minutes": pace.gapMinutes = try reader.integer()
      case "last_news": pace.lastNews = try reader.moment()
      case "ttl_minutes": pace.schedule.ttlMinutes = try reader.integer()
      case "update_minutes": pace.schedule.updateMinutes = try reader.integer()
      case "skip_hours":
        pace.schedule.skippedHours = Set(try reader.array { (reader) throws(JSONDamage) in try reader.integer() })
      case "skip_days":
        let names = try reader.array { (reader) throws(JSONDamage) in try reader.string() }
        pace.schedule.skippedDays = Set(names.compactMap(Weekday.init(englishName:)))
      default: try reader.skipValue()
      }
    }
    self.pace = pace
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("fresh_seconds", pace.freshSeconds)
    writer.member("gap_minutes", pace.gapMinutes)
    writer.member("last_news", pace.lastNews?.rfc3339)
    writer.member("ttl_minutes", pace.schedule.ttlMinutes)
    writer.member("update_minutes", pace.schedule.updateMinutes)
    writer.member("skip_hours", pace.schedule.skippedHours.sorted()) { writer, hour in writer.integer(hour) }
    writer.member("skip_days", pace.schedule.skippedDays.sorted()) { writer, day in writer.string(String(describing: day)) }
    writer.endObject()
  }
}
