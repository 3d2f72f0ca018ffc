/// The reason for the interval between two requests for a feed. `RefreshInterval` has the shortest and the longest interval, and
/// `RefreshPolicy.interval` chooses one.
public enum IntervalReason: Hashable, Sendable {
  /// The server says that the response is fresh for this number of seconds (`Cache-Control`, `Expires`).
  case fresh(seconds: Int)
  /// The feed says that it may be cached for this number of minutes (`ttl`).
  case ttl(minutes: Int)
  /// The feed says that its editions are this number of minutes apart (`sy:updatePeriod`).
  case editions(minutes: Int)
  /// The feed's articles are usually this number of minutes apart.
  case postingFrequency(gapMinutes: Int)
  /// At the last request, the feed had had nothing new for this number of minutes.
  case silence(minutes: Int)
  /// The user chose this minimum interval in minutes.
  case chosen(minutes: Int)
}
