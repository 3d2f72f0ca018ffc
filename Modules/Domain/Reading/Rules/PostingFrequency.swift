/// How often a feed has something new, by the dates of its articles.
public enum PostingFrequency {
  /// So many of the newest articles count: enough to see a habit, few enough to follow a change of it.
  private static let newest = 12

  /// The minutes that usually lie between two articles: the middle one of the gaps, the time since the newest article being one of them, so
  /// that a feed which has fallen silent is asked less and less. Nil when fewer than two articles have a date.
  ///
  /// Dates that lie ahead say nothing of the past, and are left out.
  public static func gapMinutes(of items: [FeedItem], at now: Timestamp) -> Int? {
    let dates = pastDates(of: items, at: now).sorted(by: >).prefix(newest)
    guard dates.count > 1 else { return nil }
    let gaps = zip([now] + dates, dates).map { later, earlier in later.minutes(since: earlier) }.sorted()
    return gaps[gaps.count / 2]
  }

  /// The date of the newest article; nil when none has one that has passed.
  static func newestDate(in items: [FeedItem], at now: Timestamp) -> Timestamp? {
    pastDates(of: items, at: now).max()
  }

  private static func pastDates(of items: [FeedItem], at now: Timestamp) -> [Timestamp] {
    items.compactMap { $0.published ?? $0.updated }.filter { $0 <= now }
  }
}
