extension Timestamp {
  /// Reads an RFC 3339 `date-time` (section 5.6), or a `full-date`, which means midnight UTC.
  ///
  /// A space may replace the `T`, as the section's note allows. Fractions are truncated to milliseconds. Nil when the text has another
  /// form, or when its offset leads out of the years 0000 to 9999.
  public init?(rfc3339 text: String) {
    var reader = DigitReader(text)
    guard
      let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"),
      let day = reader.number(digits: 2),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    let midnight = Int64(date.daysSince1970) * Self.millisecondsPerDay
    if reader.isAtEnd {
      self.init(milliseconds: midnight)
      return
    }
    guard
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(digits: 2), hour < 24, reader.skip(":"),
      let minute = reader.number(digits: 2), minute < 60, reader.skip(":"),
      let second = reader.number(digits: 2), second <= 60
    else { return nil }
    var fraction = 0
    if reader.skip(".") {
      guard let read = reader.thousandths() else { return nil }
      fraction = read
    }
    guard let offsetMinutes = Self.offsetMinutes(&reader), reader.isAtEnd else { return nil }
    let seconds = Int64((hour * 60 + minute - offsetMinutes) * 60 + second)
    let milliseconds = midnight + seconds * 1000 + Int64(fraction)
    guard Self.range.contains(milliseconds) else { return nil }
    self.init(milliseconds: milliseconds)
  }

  /// The moment as RFC 3339 text in UTC: `2026-03-01T08:30:00Z`. Milliseconds are written only when they are not zero.
  public var rfc3339: String {
    let inDay = Int(milliseconds - Int64(dayNumber) * Self.millisecondsPerDay)
    var writer = DigitWriter()
    writer.add(CalendarDate(daysSince1970: dayNumber))
    writer.add("T")
    writer.add(inDay / 3_600_000, digits: 2)
    writer.add(":")
    writer.add(inDay / 60_000 % 60, digits: 2)
    writer.add(":")
    writer.add(inDay / 1000 % 60, digits: 2)
    if inDay % 1000 != 0 {
      writer.add(".")
      writer.add(inDay % 1000, digits: 3)
    }
    writer.add("Z")
    return writer.text
  }

  private static func offsetMinutes(_ reader: inout DigitReader) -> Int? {
    if reader.skip("Z") || reader.skip("z") { return 0 }
    let sign = reader.skip("+") ? 1 : reader.skip("-") ? -1 : 0
    guard
      sign != 0, let hours = reader.number(digits: 2), hours < 24, reader.skip(":"),
      let minutes = reader.number(digits: 2), minutes < 60
    else { return nil }
    return sign * (hours * 60 + minutes)
  }
}

extension DigitWriter {
  fileprivate mutating func add(_ date: CalendarDate) {
    add(date.year, digits: 4)
    add("-")
    add(date.month, digits: 2)
    add("-")
    add(date.day, digits: 2)
  }
}
