/// The result of asking a server that fetches the feeds, besides articles.
public struct ServerRefreshReport: Hashable, Sendable {
  public let host: String
  /// The number of feeds that only the list here had, and that the server follows from then on.
  public var followed = 0
  /// The feeds that the server has stopped following, as they were in the list here.
  public var unfollowed: [Subscription] = []
  /// The feeds of the server that the list here does not take, because it has their URLs under other names.
  public var untaken: [Subscription] = []
  /// The number of changes of marks that the server has got.
  public var sent = 0
  /// The number of changes of marks that the server refused. They are not sent again.
  public var refused = 0
  /// The number of marks that have changed here, because they differed on the server.
  public var received = 0
  /// Whether the server has listed all its articles and labels. Otherwise, absence from its lists means nothing.
  public var isListComplete = true

  public init(host: String) {
    self.host = host
  }
}
