/// How long articles are kept. Articles with a star, a tag or the mark `kept`, and articles that are still in their feed's document or
/// unread on a feed server, never expire. `SettingKey.keepArticles` and `SettingKey.keepDays` have the defaults, and `RetentionRules` chooses
/// what expires.
public struct Retention: Hashable, Sendable {
  /// The maximum number of articles per feed, of which the newest are kept; nil means no limit.
  public var maximumArticles: Int?
  /// The maximum age of an article in days, counted from its date; nil means no limit.
  public var maximumDays: Int?

  /// Keeps all articles.
  public static let everything = Retention()

  public init(maximumArticles: Int? = nil, maximumDays: Int? = nil) {
    self.maximumArticles = maximumArticles
    self.maximumDays = maximumDays
  }
}
