internal import Domain

/// Reads the dates of feeds: those of mail, as RSS has them (RFC 822, 1123, 850, 5322 and asctime), and those of ISO 8601, as all others have
/// them (RFC 3339, W3CDTF). Publishers bend all of these rules.
///
/// A text that cannot be read is nil, never a date that was made up.
enum FeedDate {
  /// The longest text that is looked at, in bytes.
  private static let longest = 100

  /// The moment that a text means. Without a time of day it is midnight, without a time zone it is UTC.
  static func timestamp(_ text: String) -> Timestamp? {
    let text = text.collapsed
    guard !text.isEmpty, text.utf8.count <= longest else { return nil }
    if let moment = CanonicalMailDate.fields(of: text)?.timestamp { return moment }
    if let exact = Timestamp(rfc3339: text) { return exact.isPlausible ? exact : nil }
    let fields = ISODate.fields(of: text) ?? MailDate.fields(of: text)
    return fields.flatMap(\.timestamp)
  }
}

extension Timestamp {
  /// Whether the year is 1000 or later: year 1 is what some languages write for "no date".
  fileprivate var isPlausible: Bool { milliseconds >= -30_610_224_000_000 }
}
