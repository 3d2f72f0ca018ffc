internal import CoreDomain
internal import FeedDates
internal import Transfer

/// Reads the freshness lifetime of a response (RFC 9111 section 4.2): `max-age` in `Cache-Control`, else `Expires`, minus the time that the
/// response spent in caches. Directives for shared caches are ignored, because a feed reader is a private cache.
enum CacheControl {
  /// The lifetime in seconds from `now`, 0 or more; nil when the server gives none. `no-cache` and `no-store` allow no reuse, whatever else is
  /// there (RFC 9111 sections 5.2.2.4 and 5.2.2.5).
  static func seconds(of response: HTTPResponse<some Sendable>, now: Timestamp) -> Int? {
    let directives = response.header("Cache-Control").map(directives) ?? []
    if directives.contains(where: { ["no-cache", "no-store"].contains($0.name) && $0.value == nil }) { return 0 }
    if let age = maximumAge(in: directives) {
      return max(0, age - (response.header("Age").flatMap(\.headerSeconds) ?? 0))
    }
    guard let expires = response.header("Expires").flatMap(FeedDateParser.httpTimestamp) else { return nil }
    // `Expires` is measured from the server's own `Date`: if the server's clock is wrong, both dates are wrong by the same amount.
    let sent = response.header("Date").flatMap(FeedDateParser.httpTimestamp) ?? now
    return max(0, Int((expires.milliseconds - sent.milliseconds) / 1000))
  }

  private static func directives(_ value: String) -> [(name: String, value: String?)] {
    value.split(separator: ",").map { directive in
      let parts = directive.split(separator: "=", maxSplits: 1).map { String($0).trimmingWhitespace() }
      return (parts.first?.lowercased() ?? "", parts.count == 2 ? parts[1] : nil)
    }
  }

  /// The value may be quoted, and the name is case-insensitive (RFC 9111 section 5.2). Of several directives, the shortest lifetime counts. A value that is
  /// no number makes the response stale (RFC 9111 section 4.2.1).
  private static func maximumAge(in directives: [(name: String, value: String?)]) -> Int? {
    directives.filter { $0.name == "max-age" }.map { ($0.value ?? "").filter { $0 != "\"" }.headerSeconds ?? 0 }.min()
  }
}
