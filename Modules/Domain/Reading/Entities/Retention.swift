/// How long articles are kept. Starred ones, and those that still stand in their feed's document, are kept for ever.
public struct Retention: Hashable, Sendable {
  /// So many articles of a feed are kept at most, the newest ones; nil for any number.
  public var mostArticles: Int?
  /// So many days an article is kept at most, counted from its date; nil for ever.
  public var mostDays: Int?

  /// All articles are kept.
  public static let everything = Retention()

  /// Makes a retention.
  public init(mostArticles: Int? = nil, mostDays: Int? = nil) {
    self.mostArticles = mostArticles
    self.mostDays = mostDays
  }
}
