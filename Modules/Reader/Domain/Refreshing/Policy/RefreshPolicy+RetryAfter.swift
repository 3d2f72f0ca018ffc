public import CoreDomain

extension RefreshPolicy {
  /// The longest wait that a server can ask for, in seconds: 30 days. A longer wait is a mistake.
  static let longestWaitSeconds = 30 * 24 * 3600

  /// The moment up to which the server wants no request. If a redirect led to another host, it may be that of a login page, for which no feed
  /// waits longer than a day.
  public static func notBefore(retryAfterSeconds seconds: Int, isOtherHost: Bool, now: Timestamp) -> Timestamp {
    now.adding(seconds: min(max(seconds, 0), isOtherHost ? RefreshInterval.longestMinutes * 60 : longestWaitSeconds))
  }

  /// Whether a wait applies. A wait that exceeds the maximum or begins in the future comes from a wrong clock. Such a wait must not block a
  /// feed.
  /// - Parameter granted: when the wait began; nil when unknown.
  static func isWaiting(until moment: Timestamp, since granted: Timestamp?, now: Timestamp) -> Bool {
    now < moment && moment <= now.adding(seconds: longestWaitSeconds) && granted ?? now <= now
  }
}
