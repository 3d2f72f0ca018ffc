internal import FeedDates
internal import Domain
internal import Transfer

/// Reads for how long a server calls its answer fresh (RFC 9111 section 4.2): `max-age` in `Cache-Control`, else `Expires`, less the time that
/// the answer has lain in caches on the way. What is said to caches that many people share does not count, for a reader is none.
enum Freshness {
  /// The seconds from `now` on, 0 or more; nil when the server does not say.
  static func seconds(of response: HTTPResponse<some Sendable>, now: Timestamp) -> Int? {
    if let age = response.header("Cache-Control").flatMap(maximumAge(in:)) {
      return max(0, age - (response.header("Age").flatMap { seconds($0) } ?? 0))
    }
    guard let expires = response.header("Expires").flatMap(FeedDate.timestamp) else { return nil }
    // By the server's own clock, when it tells: it may go wrong, but then for both dates.
    let sent = response.header("Date").flatMap(FeedDate.timestamp) ?? now
    return max(0, Int((expires.milliseconds - sent.milliseconds) / 1000))
  }

  /// The directive may stand in quotes, and its name in any case (RFC 9111 section 5.2). Of several, the shortest counts.
  private static func maximumAge(in value: String) -> Int? {
    value.split(separator: ",").compactMap { directive -> Int? in
      let parts = directive.split(separator: "=", maxSplits: 1).map { String($0).trimmingWhitespace() }
      guard parts.count == 2, parts[0].lowercased() == "max-age" else { return nil }
      return seconds(parts[1].filter { $0 != "\"" })
    }.min()
  }

  /// A number too long for Int is still long (RFC 9111 section 1.2.2).
  private static func seconds(_ text: String) -> Int? {
    let text = text.trimmingWhitespace()
    guard !text.isEmpty, text.isDigits else { return nil }
    return Int(text) ?? Int(Int32.max)
  }
}
