/// The numbers of articles by status, without hidden articles.
public struct ArticleCounts: Hashable, Sendable {
  public var all: Int
  public var unread: Int
  public var starred: Int

  public init(all: Int = 0, unread: Int = 0, starred: Int = 0) {
    self.all = all
    self.unread = unread
    self.starred = starred
  }

  /// Counts an article with this status, unless it is hidden.
  public mutating func add(_ status: ArticleStatus) {
    guard !status.isHidden else { return }
    all += 1
    if !status.isRead { unread += 1 }
    if status.isStarred { starred += 1 }
  }
}
