import CoreDomain

/// The properties of a feed that the conditions of queries need.
public struct QueryFeed: Hashable, Sendable {
  let id: FeedID
  let title: String
  /// The complete URL, or the source of a feed of this computer.
  let url: String
  /// The same as users see it.
  let shownURL: String
  let folder: FolderPath
  let tags: [TagName]
  /// Nil when the articles were not counted.
  let counts: ArticleCounts?
  /// Nil when the feed was never requested, or when no condition needs it.
  let fetchState: FetchState?

  public init(_ subscription: Subscription, counts: ArticleCounts? = nil, fetchState: FetchState? = nil) {
    id = subscription.id
    title = subscription.title
    url = subscription.source?.text ?? subscription.url.text
    shownURL = subscription.url.address
    folder = subscription.folder
    tags = subscription.tags
    self.counts = counts
    self.fetchState = fetchState
  }

  /// - Parameters:
  ///   - counts: the counts of these feeds; nil when they were not counted.
  ///   - fetchStates: the fetch states of these feeds; nil when no condition needs them.
  static func all(
    _ subscriptions: [Subscription], counts: [FeedID: ArticleCounts]?, fetchStates: [FeedID: FetchState]?
  ) -> [QueryFeed] {
    subscriptions.map { feed in
      QueryFeed(feed, counts: counts.map { $0[feed.id] ?? ArticleCounts() }, fetchState: fetchStates?[feed.id])
    }
  }
}
