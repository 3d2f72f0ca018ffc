public import CoreDomain

extension SettingKey {
  /// The maximum number of articles kept per feed. By default, all are kept.
  public static let keepArticles = limit("keep.articles", in: RetentionRules.articles)
  /// The maximum age of kept articles, in days. By default, articles of any age are kept.
  public static let keepDays = limit("keep.days", in: RetentionRules.days)
}

extension Configuration {
  /// How long articles are kept in feeds that have no retention settings.
  public var retention: Retention { Retention(maximumArticles: limit(.keepArticles), maximumDays: limit(.keepDays)) }
}
