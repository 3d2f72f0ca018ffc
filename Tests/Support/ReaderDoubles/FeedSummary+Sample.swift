public import ReaderDomain

extension FeedSummary {
  /// A feed as a list shows it.
  public static func sample(
    _ subscription: Subscription = .sample(), unread: Int = 0, all: Int = 0, fetchState: FetchState = .never
  ) -> FeedSummary {
    FeedSummary(subscription: subscription, counts: ArticleCounts(all: all, unread: unread), fetchState: fetchState)
  }
}
