/// A wish to see what is new.
public struct RefreshInput: Hashable, Sendable {
  /// The feeds to ask; all when empty.
  public let feeds: [FeedReference]
  /// Whether to ask also where it is not due. A server's own request to wait is kept all the same.
  public let isForced: Bool

  /// Makes an order.
  public init(feeds: [FeedReference] = [], isForced: Bool = false) {
    self.feeds = feeds
    self.isForced = isForced
  }
}
