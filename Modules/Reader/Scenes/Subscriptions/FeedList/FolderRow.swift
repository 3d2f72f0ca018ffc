/// A folder of a list of feeds.
public struct FolderRow: Hashable, Sendable {
  /// The path, as `FeedRow.folder`.
  public let path: String
  /// The number of unread articles of its feeds, as text.
  public let unread: String
  public let hasUnread: Bool

  public init(path: String, unread: String, hasUnread: Bool) {
    self.path = path
    self.unread = unread
    self.hasUnread = hasUnread
  }
}
