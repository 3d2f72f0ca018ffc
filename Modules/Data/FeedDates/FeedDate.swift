package import Domain

/// Reads the dates of feeds: those of mail, as RSS has them (RFC 822, 1123, 850, 5322 and asctime), and those of ISO 8601, as all others have
/// them (RFC 3339, W3CDTF). Publishers bend all of these rules.
///
/// Names of months are known in the languages of `MonthName` and `EastAsianDate`, names of time zones those of `ZoneOffset`. A text that cannot
/// be read is nil, never a date that was made up.
package enum FeedDate {
  /// The longest text that is looked at, in bytes.
  private static let longest = 100

  /// The moment that a text means. Without a time of day it is midnight, without a time zone it is UTC.
  package static func timestamp(_ text: String) -> Timestamp? {
    let text = text.collapsingWhitespace()
    guard !text.isEmpty, text.utf8.count <= longest else { return nil }
    if let moment = CanonicalMailDate.fields(of: text)?.timestamp { return moment }
    if let exact = Timestamp(rfc3339: text) { return exact.isPlausible ? exact : nil }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return fields(of: text)?.timestamp }
    // Word processors make hyphens into dashes and signs for minus.
    let plain = ["\u{2010}", "\u{2011}", "\u{2013}", "\u{2212}"].reduce(text) { $0.replacing($1, with: "-") }
    return (EastAsianDate.fields(of: plain) ?? fields(of: plain))?.timestamp
  }

  private static func fields(of text: String) -> DateFields? {
    if let fields = ISODate.fields(of: text) ?? MailDate.fields(of: text) { return fields }
    // `Sun, 2026-03-01`: the day of the week says nothing new. A year alone behind a word is no date.
    guard text.first?.isLetter == true, let space = text.firstIndex(of: " ") else { return nil }
    let date = text[text.index(after: space)...]
    guard date.prefix(while: { $0 != " " }).count(where: { "-/.".contains($0) }) >= 2 else { return nil }
    return ISODate.fields(of: String(date))
  }
}

extension Timestamp {
  /// Whether the year is 1000 or later: year 1 is what some languages write for "no date".
  fileprivate var isPlausible: Bool { milliseconds >= -30_610_224_000_000 }
}
