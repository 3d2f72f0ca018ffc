public import CoreDomain

extension SettingKey {
  /// The maximum number of articles kept per feed.
  public static let keepArticles = limit("keep.articles", in: RetentionRules.articles)
  /// The maximum age of kept articles, in days.
  public static let keepDays = limit("keep.days", in: RetentionRules.days)
}

extension Configuration {
  /// How long articles are kept, for feeds without a setting of their own.
  public var retention: Retention { Retention(mostArticles: limit(.keepArticles), mostDays: limit(.keepDays)) }
}
