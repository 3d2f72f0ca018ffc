public import CoreDomain

/// How often a feed is worth requesting, according to its server, its document and its articles.
public struct RefreshHints: Hashable, Sendable {
  /// The number of seconds for which the server calls the response fresh.
  public var freshSeconds: Int?
  /// The usual number of minutes between two articles.
  public var gapMinutes: Int?
  /// When the feed last had something new or changed: the time of that refresh, or the newest date in the first document. Nil when nothing
  /// was found yet.
  public var lastNews: Timestamp?
  /// The schedule that the feed states for itself.
  public var schedule: FeedSchedule

  /// The hints of a feed about which nothing is known.
  public static let unknown = RefreshHints()

  public init(freshSeconds: Int? = nil, gapMinutes: Int? = nil, lastNews: Timestamp? = nil, schedule: FeedSchedule = .none) {
    self.freshSeconds = freshSeconds
    self.gapMinutes = gapMinutes
    self.lastNews = lastNews
    self.schedule = schedule
  }
}

/// The reason for the interval between two requests for a feed.
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
