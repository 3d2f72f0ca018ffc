/// The input of a refresh.
public struct RefreshInput: Hashable, Sendable {
  /// The feeds to refresh; all when empty.
  public let feeds: [FeedReference]
  /// Whether to request feeds that are not due as well. A server's request to wait still takes precedence.
  public let isForced: Bool

  public init(feeds: [FeedReference] = [], isForced: Bool = false) {
    self.feeds = feeds
    self.isForced = isForced
  }
}
