/// A fetched feed document of a subscription, to be stored.
public struct FetchedFeed: Hashable, Sendable {
  public let feed: FeedID
  public let content: Feed

  public init(feed: FeedID, content: Feed) {
    self.feed = feed
    self.content = content
  }
}
