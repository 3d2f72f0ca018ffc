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
