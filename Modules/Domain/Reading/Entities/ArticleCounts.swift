/// How many articles there are of a kind.
public struct ArticleCounts: Hashable, Sendable {
  /// All of them.
  public var all: Int
  /// Those not read.
  public var unread: Int
  /// Those starred.
  public var starred: Int

  /// Makes counts.
  public init(all: Int = 0, unread: Int = 0, starred: Int = 0) {
    self.all = all
    self.unread = unread
    self.starred = starred
  }

  /// Counts one more article of this status.
  public mutating func add(_ status: ArticleStatus) {
    all += 1
    if !status.isRead { unread += 1 }
    if status.isStarred { starred += 1 }
  }
}
