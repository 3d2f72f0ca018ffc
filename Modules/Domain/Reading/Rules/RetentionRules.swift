/// Which articles have outlived their time, and what can be set for it.
public enum RetentionRules {
  /// How many articles of a feed can be kept.
  public static let articles = 1...1_000_000
  /// For how many days articles can be kept: up to a hundred years.
  public static let days = 1...36_500
  /// The word for no limit.
  public static let all = "all"

  /// A limit as it is typed: a number of the range, or `all`, which is nil within.
  /// - Returns: nil when it is neither.
  public static func limit(_ text: String, in range: ClosedRange<Int>) -> Int?? {
    if text == all { return .some(nil) }
    guard let number = Int(text), range.contains(number) else { return nil }
    return number
  }

  /// What holds for a feed: what is set for it alone, and for the rest what is set in general. What cannot be used keeps everything.
  public static func retention(of feed: FeedSettings, general: Retention) -> Retention {
    Retention(
      mostArticles: feed[.keepArticles].map { limit($0, in: articles) ?? nil } ?? general.mostArticles,
      mostDays: feed[.keepDays].map { limit($0, in: days) ?? nil } ?? general.mostDays)
  }

  /// The articles of a feed that have outlived their time.
  /// - Parameters:
  ///   - places: where all articles of the feed stand in a list, in any order.
  ///   - document: those that stand in the feed's document, under any identity. They would come back with it.
  /// - Returns: their ids, the newest first. Starred ones may be among them: whoever takes articles away knows which are.
  public static func outlived(
    _ places: [ArticleSortKey], keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) -> [ArticleID] {
    let number = retention.mostArticles ?? places.count
    let earliest = retention.mostDays.map { moment.adding(minutes: -$0 * 24 * 60) }
    return places.sorted().enumerated().compactMap { rank, place in
      let isOld = earliest.map { place.date < $0 } ?? false
      return (rank >= number || isOld) && !document.contains(place.id) ? place.id : nil
    }
  }
}
