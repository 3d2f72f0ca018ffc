/// An article as a feed server sends it. No server sends the guid of its publisher.
public struct ServerItem: Hashable, Sendable {
  public let id: ServerItemID
  public let feed: ServerFeedID
  /// The content, without a guid.
  public let item: FeedItem

  public init(id: ServerItemID, feed: ServerFeedID, item: FeedItem) {
    self.id = id
    self.feed = feed
    self.item = item
  }
}
