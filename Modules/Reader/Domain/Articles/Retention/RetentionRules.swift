public import CoreDomain

/// Decides which articles have expired, and which retention settings are valid.
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

  /// The expired articles of a feed.
  /// - Parameters:
  ///   - places: the sort keys of all articles of the feed, in any order.
  ///   - retention: how many articles are kept, and for how long.
  ///   - document: the ids of the articles in the feed's document, under any identity. They are kept, because they would return with the
  ///     next refresh.
  ///   - moment: the current time.
  /// - Returns: the ids, newest first. Articles that a mark or a tag keeps may be included; the caller must keep these.
  public static func outlived(
    _ places: [ArticleSortKey], keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) -> [ArticleID] {
    let number = retention.maximumArticles ?? places.count
    let earliest = retention.maximumDays.map { moment.adding(minutes: -$0 * 24 * 60) }
    return places.sorted().enumerated().compactMap { rank, place in
      let isOld = earliest.map { place.date < $0 } ?? false
      return (rank >= number || isOld) && !document.contains(place.id) ? place.id : nil
    }
  }

  /// The expired articles of a feed, except those that are kept by a mark or a tag.
  public static func expired(
    among entries: [ArticleWithStatus], keeping retention: Retention, document: Set<ArticleID> = [], at moment: Timestamp
  ) -> [ArticleID] {
    let kept = Set(entries.filter(\.status.isKept).map(\.article.id))
    return outlived(entries.map(\.article.place), keeping: retention, document: document, at: moment).filter { !kept.contains($0) }
  }
}
