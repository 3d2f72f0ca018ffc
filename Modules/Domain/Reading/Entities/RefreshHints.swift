/// How often a feed is worth asking for, by what its server, the feed itself and its articles say.
public struct RefreshHints: Hashable, Sendable {
  /// The seconds for which its server calls an answer fresh.
  public var freshSeconds: Int?
  /// The minutes that usually lie between two of its articles.
  public var gapMinutes: Int?
  /// When it last had something new or changed in it: when that was found, or the newest date in its first document. Nil when nothing was found
  /// yet.
  public var lastNews: Timestamp?
  /// What the feed says itself.
  public var schedule: FeedSchedule

  /// A feed of which nothing is known.
  public static let unknown = RefreshHints()

  /// Makes a pace.
  public init(freshSeconds: Int? = nil, gapMinutes: Int? = nil, lastNews: Timestamp? = nil, schedule: FeedSchedule = .none) {
    self.freshSeconds = freshSeconds
    self.gapMinutes = gapMinutes
    self.lastNews = lastNews
    self.schedule = schedule
  }
}
