internal import FeedDates
internal import Domain

/// Reads how long a server asks to be left alone (RFC 9110 section 10.2.3).
enum RetryAfter {
  /// The wait in seconds, 0 or more, from seconds or from a date; nil when it is neither.
  static func seconds(_ value: String, now: Timestamp) -> Int? {
    let value = value.trimmingWhitespace()
    // A number too long for Int is still a wish to wait for long.
    if !value.isEmpty, value.isDigits { return Int(value) ?? Int(Int32.max) }
    guard let date = FeedDate.timestamp(value) else { return nil }
    return max(0, Int((date.milliseconds - now.milliseconds + 999) / 1000))
  }
}
