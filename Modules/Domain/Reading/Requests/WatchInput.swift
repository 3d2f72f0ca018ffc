/// A wish to be told of what is new as it comes.
public struct WatchInput: Hashable, Sendable {
  /// The feeds to watch; all, and those that are followed later, when empty.
  public let feeds: [FeedReference]

  /// Makes an order.
  public init(feeds: [FeedReference] = []) {
    self.feeds = feeds
  }
}
