/// Numeric dates: `2026-03-01T08:30:00+01:00` (ISO 8601, RFC 3339, W3CDTF) and publishers' variants of this format.
enum ISODate {
  /// Parses a date; nil when it has another format.
  /// - Parameter isEarlier: reads the date as earlier versions, which read `0:30 PM` as `0:30`.
  static func fields(of text: String, isEarlier: Bool) -> DateFields? {
    let text = text.uppercased()
    let date = withoutZone(text.prefix { $0.isASCII && ($0.isNumber || "-/.".contains($0)) })
    guard var fields = day(date) else { return nil }
    let rest = text[date.endIndex...].drop { $0 == "T" || $0 == " " || $0 == "," }
    guard !rest.isEmpty else { return date.endIndex == text.endIndex ? fields : nil }
    let clock = rest.prefix { $0.isASCII && ($0.isNumber || ":.,".contains($0)) }
    guard let time = clock.isEmpty ? midnight(in: rest, behind: date) : TimeOfDay(clock) ?? compactTime(clock) else { return nil }
    fields.time = time
    var zone = rest[clock.endIndex...].drop { $0 == " " }
    // `America/New_York` does not begin with AM.
    for (mark, isAfternoon) in [("AM", false), ("PM", true)] where zone.hasPrefix(mark) && !zone.prefix(while: { $0 != " " }).isRegion {
      guard let time = time.onTwelveHourClock(isAfternoon: isAfternoon, isEarlier: isEarlier) else { return nil }
      fields.time = time
      zone = zone.dropFirst(2).drop { $0 == " " }
    }
    // A zone name after the offset is redundant (RFC 9557, Java, Go).
    let names = zone.prefix { $0 != "[" && $0 != "(" }.split(separator: " ")
    // A region behind a time counts as UTC, as in `RFC822Date`.
    let offsets = names.filter { clock.isEmpty || !$0.isRegion }.map { ZoneOffset.minutes(Self.withoutMark($0)) }
    guard !offsets.contains(nil) else { return nil }
    fields.offsetMinutes = offsets.compactMap { $0 }.first ?? 0
    return fields
  }

  /// A complete date may have a zone without a time (XML Schema part 2 section 3.2.9): `2026-03-01Z`, `2026-03-01+01:00`. An incomplete
  /// date may not.
  private static func midnight(in zone: Substring, behind date: Substring) -> TimeOfDay? {
    let hasDay = date.count { "-/.".contains($0) } == 2 || date.utf8.count == 8
    return hasDay && !zone.hasPrefix("AM") && !zone.hasPrefix("PM") ? TimeOfDay() : nil
  }

  /// The day without the start of an offset that looks like part of it: `2026-03-01-05:00`.
  private static func withoutZone(_ date: Substring) -> Substring {
    guard let sign = date.lastIndex(of: "-"), date.endIndex < date.base.endIndex || date[sign...].utf8.count == 5 else { return date }
    let day = date[..<sign]
    return (day.utf8.count == 8 && day.isDigits) || day.split(separator: "-").count == 3 ? day : date
  }

  /// The offset without a trailing Z, which some programs always append.
  private static func withoutMark(_ zone: Substring) -> Substring {
    zone.last == "Z" && "+-".contains(zone[zone.startIndex]) ? zone.dropLast() : zone
  }

  /// `2026-03-01`, `2026/3/1`, `20260301`, `2026-03` or `2026`, and the formats of `NumericDate`.
  private static func day(_ text: Substring) -> DateFields? {
    let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.utf8.count == 8 {
      let digits = Array(first)
      guard let year = Int(String(digits[0..<4])), let month = Int(String(digits[4..<6])), let day = Int(String(digits[6..<8])) else {
        return nil
      }
      return DateFields(year: year, month: month, day: day)
    }
    guard first.utf8.count == 4 else { return NumericDate.fields(of: parts, separator: text.first { "-/.".contains($0) } ?? "-") }
    guard let year = Int(first), parts.count <= 3 else { return nil }
    let numbers = parts.dropFirst().map(\.shortNumber)
    guard !numbers.contains(nil) else { return nil }
    let (month, day) = (numbers.first.flatMap { $0 } ?? 1, numbers.dropFirst().first.flatMap { $0 } ?? 1)
    return DateFields(year: year, month: month, day: day)
  }

  /// `083000`, `0830` or `08`.
  private static func compactTime(_ text: Substring) -> TimeOfDay? {
    guard text.isDigits, [2, 4, 6].contains(text.utf8.count) else { return nil }
    if text.utf8.count == 2 { return TimeOfDay("\(text):00") }
    let digits = Array(text)
    let pairs = stride(from: 0, to: digits.count, by: 2).map { String(digits[$0..<$0 + 2]) }
    return TimeOfDay(pairs.joined(separator: ":")[...])
  }
}
