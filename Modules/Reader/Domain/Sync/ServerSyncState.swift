/// What is known here of a binding to a feed server.
public struct ServerSyncState: Hashable, Sendable {
  public let account: ServerAccount
  /// The number of feeds that the server follows.
  public let feeds: Int
  /// The number of changes that wait for the next contact.
  public let waiting: Int
  /// The number of changes that the server refused.
  public let setAside: Int
  /// The tags and labels that do not travel.
  public let localTags: [String]

  public init(account: ServerAccount, feeds: Int, waiting: Int, setAside: Int, localTags: [String]) {
    self.account = account
    self.feeds = feeds
    self.waiting = waiting
    self.setAside = setAside
    self.localTags = localTags
  }
}
