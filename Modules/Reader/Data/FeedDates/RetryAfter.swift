package import CoreDomain

/// Reads the `Retry-After` header field (RFC 9110 section 10.2.3).
package enum RetryAfter {
  /// The wait in seconds, 0 or more, from a number of seconds or a date; nil for any other value. Some servers send the Unix time at which the wait
  /// ends.
  /// - Parameter date: the `Date` of the response. A time is measured from it: if the server's clock is wrong, both are wrong by the same amount.
  package static func seconds(_ value: String, date: String?, now: Timestamp) -> Int? {
    let sent = date.flatMap(FeedDateParser.httpTimestamp) ?? now
    if let seconds = value.headerSeconds {
      // A server's clock may stand before 1970, and the largest number less a negative one overflows.
      return seconds < firstUnixTime ? seconds : max(0, seconds - max(0, Int(sent.milliseconds / 1000)))
    }
    guard let end = FeedDateParser.httpTimestamp(value) else { return nil }
    return max(0, Int((end.milliseconds - sent.milliseconds + 999) / 1000))
  }

  /// The year 2001. As a wait, it would be thirty years.
  private static let firstUnixTime = 1_000_000_000
}
