/// Parses dates in the format of RFC 5322, `Sun, 01 Mar 2026 08:30:00 +0100`. The weekday, the second digit of the day and the seconds are
/// optional, and a zone name may replace the offset.
///
/// Nearly all RSS feeds use this format. It is parsed byte by byte, because `RFC822Date`, which splits any format into words, took half of
/// the time for a whole feed.
struct CanonicalRFC822Date {
  private static let months = Array("JanFebMarAprMayJunJulAugSepOctNovDec".utf8)

  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// Parses a date; nil when it has another format.
  static func fields(of text: String) -> DateFields? {
    var text = text
    return text.withUTF8 { bytes in
      var date = CanonicalRFC822Date(rest: bytes[...])
      return date.fields()
    }
  }

  private mutating func fields() -> DateFields? {
    if rest.count > 4, rest[3] == UInt8(ascii: ",") {
      rest = rest.dropFirst(4)
      guard skip(" ") else { return nil }
    }
    guard
      let day = number(1...2), skip(" "), let month = month(), skip(" "), let year = number(4...4), skip(" "),
      let hour = number(2...2), skip(":"), let minute = number(2...2), hour < 24, minute < 60
    else { return nil }
    var time = TimeOfDay()
    (time.hour, time.minute) = (hour, minute)
    if skip(":") {
      guard let second = number(2...2), second <= 60 else { return nil }
      time.second = second
    }
    guard skip(" "), let offset = offset() else { return nil }
    return DateFields(year: year, month: month, day: day, time: time, offsetMinutes: offset)
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads a number with this many digits.
  private mutating func number(_ count: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(count.upperBound).prefix { (48...57).contains($0) }
    guard digits.count >= count.lowerBound else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  private mutating func month() -> Int? {
    let name = rest.prefix(3)
    rest = rest.dropFirst(3)
    return (0..<12).first { name.elementsEqual(Self.months[$0 * 3..<$0 * 3 + 3]) }.map { $0 + 1 }
  }

  private mutating func offset() -> Int? {
    if rest.elementsEqual("GMT".utf8) { return 0 }
    guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return rest.count <= 5 ? ZoneOffset.minutes(String(decoding: rest, as: UTF8.self)) : nil
    }
    rest = rest.dropFirst()
    guard let hours = number(2...2), let minutes = number(2...2), rest.isEmpty, hours < 16, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }
}
