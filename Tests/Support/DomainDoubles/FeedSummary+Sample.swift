public import Domain

extension FeedSummary {
  /// What a list shows of a feed.
  public static func sample(
    _ subscription: Subscription = .sample(), unread: Int = 0, all: Int = 0, fetchState: FetchState = .never
  ) -> FeedSummary {
    FeedSummary(subscription: subscription, counts: ArticleCounts(all: all, unread: unread), fetchState: fetchState)
  }
}
