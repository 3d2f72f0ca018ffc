package import CoreDomain

/// Parses the dates of feeds: mail dates in RSS (RFC 822, 1123, 850, 5322 and asctime), and ISO 8601 dates in all other formats (RFC 3339,
/// W3CDTF). It tolerates the mistakes that publishers make.
///
/// It knows month names in the languages of `MonthName` and `EastAsianDate`, and the time zone names of `ZoneOffset`. An unreadable text
/// gives nil, never an invented date.
package enum FeedDateParser {
  /// The maximum length of a text, in bytes.
  private static let longest = 100

  /// The timestamp of a date. The default time is midnight, and the default time zone is UTC.
  package static func timestamp(_ text: String) -> Timestamp? { timestamp(text, isEarlier: false) }

  /// The timestamp of an HTTP date. Each names its month (RFC 9110 section 5.6.7), but feeds' dates may be numbers: `Expires: 0` and
  /// `Retry-After: 3600.5` are no dates.
  package static func httpTimestamp(_ text: String) -> Timestamp? { text.contains(where: \.isLetter) ? timestamp(text) : nil }

  /// The timestamp of a date as versions before `DateForms` and `DateRepair` read it, with `0:30 PM` as `0:30`. Stored articles may have it.
  package static func earlierTimestamp(_ text: String) -> Timestamp? { timestamp(text, isEarlier: true) }

  /// Whether earlier versions read the date otherwise, or not at all.
  package static func differsFromEarlier(_ text: String) -> Bool {
    guard CanonicalRFC822Date.fields(of: text) == nil, Timestamp(rfc3339: text) == nil else { return false }
    return timestamp(text) != earlierTimestamp(text)
  }

  private static func timestamp(_ text: String, isEarlier: Bool) -> Timestamp? {
    var text = text.collapsingWhitespace()
    guard !text.isEmpty, text.utf8.count <= longest else { return nil }
    if let moment = CanonicalRFC822Date.fields(of: text)?.timestamp { return moment }
    if let exact = Timestamp(rfc3339: text) { return exact.isPlausible ? exact : nil }
    if !isEarlier { text = DateRepair.repaired(text) }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    // Word processors replace hyphens with dashes and minus signs.
    let plain = isASCII ? text : ["\u{2010}", "\u{2011}", "\u{2013}", "\u{2212}"].reduce(text) { $0.replacing($1, with: "-") }
    let eastAsian = isASCII ? nil : EastAsianDate.fields(of: plain, isEarlier: isEarlier)
    let rewritten = isEarlier || eastAsian != nil ? nil : DateForms.rewritten(plain).flatMap { fields(of: $0, isEarlier: false) }
    return (eastAsian ?? rewritten ?? fields(of: plain, isEarlier: isEarlier))?.timestamp
  }

  private static func fields(of text: String, isEarlier: Bool) -> DateFields? {
    if let fields = ISODate.fields(of: text, isEarlier: isEarlier) ?? RFC822Date.fields(of: text, isEarlier: isEarlier) { return fields }
    // `Sun, 2026-03-01`: the weekday is redundant. A word followed by a year alone is not a date.
    guard text.first?.isLetter == true, let space = text.firstIndex(of: " ") else { return nil }
    let date = text[text.index(after: space)...]
    guard date.prefix(while: { $0 != " " }).count(where: { "-/.".contains($0) }) >= 2 else { return nil }
    return ISODate.fields(of: String(date), isEarlier: isEarlier)
  }
}

extension Timestamp {
  /// Whether the year is 1000 or later: some languages write year 1 for "no date".
  fileprivate var isPlausible: Bool { milliseconds >= -30_610_224_000_000 }
}
