/// An action that the user can undo.
public enum UndoEntry: Hashable, Sendable {
  /// Marks of articles were set or cleared.
  case marked([StatusEdit])
  /// Articles were opened, and so marked as read.
  case read([ArticleID])
  /// A feed was unfollowed.
  case unsubscribed(Subscription)
  /// Feeds were joined, which also set marks of articles.
  case joined([FeedJoin], [StatusEdit])
  /// A view was saved, changed or removed. Nil means that it was absent; its position counts from 0.
  case changedView(ViewName, before: SavedView?, after: SavedView?, at: Int)
  /// A rule was added or removed, and these articles were hidden with it.
  case changedRule(RuleEdit, hidden: [ArticleID])

  /// The maximum number of articles in a `read` entry. Further articles begin a new entry.
  public static let maximumReadArticles = 1_000

  /// Joins this entry with a later one; nil when they stay separate.
  public func joined(with later: UndoEntry) -> UndoEntry? {
    guard case .read(let earlierIDs) = self, case .read(let laterIDs) = later,
      earlierIDs.count + laterIDs.count <= Self.maximumReadArticles
    else { return nil }
    return .read(earlierIDs + laterIDs)
  }
}
