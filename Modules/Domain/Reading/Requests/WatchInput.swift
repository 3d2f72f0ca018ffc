/// The input of watching feeds.
public struct WatchInput: Hashable, Sendable {
  /// The feeds to watch. When empty, all feeds are watched, including those that are followed later.
  public let feeds: [FeedReference]

  public init(feeds: [FeedReference] = []) {
    self.feeds = feeds
  }
}
