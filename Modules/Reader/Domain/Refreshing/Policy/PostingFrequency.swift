public import CoreDomain

/// Estimates from article dates how often a feed has something new.
public enum PostingFrequency {
  /// The number of newest articles that count: enough to see a habit, few enough to follow a change of it.
  private static let newest = 12

  /// The usual number of minutes between two articles; nil when fewer than two articles have a date.
  ///
  /// This is the median of the gaps. The time since the newest article is one of them, so a feed that falls silent is requested less and
  /// less. Dates in the future say nothing about the past, and are ignored.
  public static func gapMinutes(of items: [FeedItem], at now: Timestamp) -> Int? {
    let dates = pastDates(of: items, at: now).sorted(by: >).prefix(newest)
    guard dates.count > 1 else { return nil }
    let gaps = zip([now] + dates, dates).map { later, earlier in later.minutes(since: earlier) }.sorted()
    return gaps[gaps.count / 2]
  }

  /// The date of the newest article; nil when no article has a date in the past.
  static func newestDate(in items: [FeedItem], at now: Timestamp) -> Timestamp? {
    pastDates(of: items, at: now).max()
  }

  private static func pastDates(of items: [FeedItem], at now: Timestamp) -> [Timestamp] {
    items.compactMap { $0.published ?? $0.updated }.filter { $0 <= now }
  }
}
