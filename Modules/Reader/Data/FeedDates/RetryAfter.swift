package import CoreDomain

/// Reads the `Retry-After` header field (RFC 9110 section 10.2.3).
package enum RetryAfter {
  /// The wait in seconds, 0 or more, from a number of seconds or a date; nil for any other value.
  package static func seconds(_ value: String, now: Timestamp) -> Int? {
    if let seconds = value.headerSeconds { return seconds }
    guard let date = FeedDateParser.timestamp(value.trimmingWhitespace()) else { return nil }
    return max(0, Int((date.milliseconds - now.milliseconds + 999) / 1000))
  }
}
