/// A feed's document that has arrived for a subscription, to be taken in.
public struct FetchedFeed: Hashable, Sendable {
  /// The subscription.
  public let feed: FeedID
  /// What the document says.
  public let content: Feed

  /// Makes an arrival.
  public init(feed: FeedID, content: Feed) {
    self.feed = feed
    self.content = content
  }
}
