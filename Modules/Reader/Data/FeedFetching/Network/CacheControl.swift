internal import CoreDomain
internal import FeedDates
internal import Transfer

/// Reads the freshness lifetime of a response (RFC 9111 section 4.2): `max-age` in `Cache-Control`, else `Expires`, minus the time that the
/// response spent in caches. Directives for shared caches are ignored, because a feed reader is a private cache.
enum CacheControl {
  /// The lifetime in seconds from `now`, 0 or more; nil when the server gives none.
  static func seconds(of response: HTTPResponse<some Sendable>, now: Timestamp) -> Int? {
    if let age = response.header("Cache-Control").flatMap(maximumAge(in:)) {
      return max(0, age - (response.header("Age").flatMap(\.headerSeconds) ?? 0))
    }
    guard let expires = response.header("Expires").flatMap(FeedDateParser.timestamp) else { return nil }
    // `Expires` is measured from the server's own `Date`: if the server's clock is wrong, both dates are wrong by the same amount.
    let sent = response.header("Date").flatMap(FeedDateParser.timestamp) ?? now
    return max(0, Int((expires.milliseconds - sent.milliseconds) / 1000))
  }

  /// The value may be quoted, and the name is case-insensitive (RFC 9111 section 5.2). Of several directives, the shortest lifetime counts.
  private static func maximumAge(in value: String) -> Int? {
    value.split(separator: ",").compactMap { directive -> Int? in
      let parts = directive.split(separator: "=", maxSplits: 1).map { String($0).trimmingWhitespace() }
      guard parts.count == 2, parts[0].lowercased() == "max-age" else { return nil }
      return parts[1].filter { $0 != "\"" }.headerSeconds
    }.min()
  }
}
