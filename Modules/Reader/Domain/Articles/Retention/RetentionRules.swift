public import CoreDomain

/// Decides which retention settings are valid, which ones hold for a feed, and which articles have expired.
public enum RetentionRules {
  /// The allowed maximum numbers of articles per feed.
  public static let articles = 1...1_000_000
  /// The allowed maximum ages in days: up to a hundred years.
  public static let days = 1...36_500
  /// The settings of the general retention.
  public static let settings: [SettingKey] = [.keepArticles, .keepDays]

  /// The retention of a feed: its own settings, else the general ones. An invalid setting keeps everything.
  public static func retention(of feed: FeedSettings, general: Retention) -> Retention {
    Retention(
      maximumArticles: feed[.keepArticles].map { SettingValue.limit($0, in: articles) ?? nil } ?? general.maximumArticles,
      maximumDays: feed[.keepDays].map { SettingValue.limit($0, in: days) ?? nil } ?? general.maximumDays)
  }
}
