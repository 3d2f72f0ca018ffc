internal import Domain

/// Dates exactly as RFC 1123 has them, `Sun, 01 Mar 2026 08:30:00 GMT` or with `+0100` at the end.
///
/// Most feeds of RSS write this form. It is read byte by byte because `MailDate`, which takes any form apart into words, took half of the
/// time for a whole feed.
enum CanonicalMailDate {
  private static let months = "JanFebMarAprMayJunJulAugSepOctNovDec"

  /// Reads a date; nil when it has any other form, or the calendar has no such moment.
  static func fields(of text: String) -> DateFields? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == 29 || bytes.count == 31, separators(bytes) else { return nil }
      guard let month = month(bytes[8], bytes[9], bytes[10]), let offset = offset(bytes) else { return nil }
      guard
        let day = number(bytes, 5), let century = number(bytes, 12), let year = number(bytes, 14), let hour = number(bytes, 17),
        let minute = number(bytes, 20), let second = number(bytes, 23), hour < 24, minute < 60, second <= 60
      else { return nil }
      var time = TimeOfDay()
      (time.hour, time.minute, time.second) = (hour, minute, second)
      return DateFields(year: century * 100 + year, month: month, day: day, time: time, offsetMinutes: offset)
    }
  }

  private static func separators(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let space = UInt8(ascii: " ")
    let colon = UInt8(ascii: ":")
    return bytes[3] == UInt8(ascii: ",") && bytes[4] == space && bytes[7] == space && bytes[11] == space && bytes[16] == space
      && bytes[19] == colon && bytes[22] == colon && bytes[25] == space
  }

  /// The number in the two digits from `start` on.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    let (tens, ones) = (bytes[start] &- 48, bytes[start + 1] &- 48)
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }

  private static func month(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int? {
    var names = months
    return names.withUTF8 { names in
      (0..<12).first { names[$0 * 3] == first && names[$0 * 3 + 1] == second && names[$0 * 3 + 2] == third }.map { $0 + 1 }
    }
  }

  private static func offset(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if bytes.count == 29 { return bytes[26...].elementsEqual("GMT".utf8) ? 0 : nil }
    guard let hours = number(bytes, 27), let minutes = number(bytes, 29), hours < 16, minutes < 60 else { return nil }
    switch bytes[26] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -(hours * 60 + minutes)
    default: return nil
    }
  }
}
