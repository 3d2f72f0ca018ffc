/// What a refresh exchanged with the feed server that the data directory is bound to, besides articles.
public struct ServerContact: Hashable, Sendable {
  public let host: String
  /// The number of changes of marks that the server has got.
  public var sent = 0
  /// The number of marks that the server has changed here.
  public var received = 0
  /// The number of changes of marks that the server refused. They are not sent again.
  public var refused = 0
  /// The number of articles that were not asked for, or that belong to no listed feed.
  public var dropped = 0
  /// The feeds that only this data directory has: the server did not follow them.
  public var unfollowed: [Subscription] = []
  /// Whether the server lists no feeds although there are some here. None was removed.
  public var hasNoFeeds = false

  public init(host: String) {
    self.host = host
  }
}
