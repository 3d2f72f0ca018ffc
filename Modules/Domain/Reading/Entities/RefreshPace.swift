/// How often a feed is worth asking for, by what its server, the feed itself and its articles say.
public struct RefreshPace: Hashable, Sendable {
  /// The seconds for which its server calls an answer fresh.
  public var freshSeconds: Int?
  /// The minutes that usually lie between two of its articles.
  public var gapMinutes: Int?
  /// What the feed says itself.
  public var schedule: FeedSchedule

  /// A feed of which nothing is known.
  public static let unknown = RefreshPace()

  /// Makes a pace.
  public init(freshSeconds: Int? = nil, gapMinutes: Int? = nil, schedule: FeedSchedule = .none) {
    self.freshSeconds = freshSeconds
    self.gapMinutes = gapMinutes
    self.schedule = schedule
  }
}
