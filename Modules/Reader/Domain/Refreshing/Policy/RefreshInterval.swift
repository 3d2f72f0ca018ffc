/// How long a feed waits between two requests.
public enum RefreshInterval {
  /// The standard interval, in minutes.
  public static let standardMinutes = 30
  /// The longest interval and the longest back-off, in minutes: a day. No suggestion delays a feed for longer, except the feed's own
  /// `skipDays`.
  static let longestMinutes = 24 * 60
}
