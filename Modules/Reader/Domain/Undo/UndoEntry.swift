/// An action that the user can undo.
public enum UndoEntry: Hashable, Sendable {
  /// Marks of articles were set or cleared.
  case marked([StatusEdit])
  /// Articles were opened, and marked as read by that.
  case read([ArticleID])
  /// A feed was unfollowed.
  case unsubscribed(Subscription)
  /// Feeds were joined, and marks of articles were set with that.
  case joined([FeedJoin], [StatusEdit])
  /// A view was saved, changed or removed. It is nil where it was absent; its position counts from 0.
  case changedView(ViewName, before: SavedView?, after: SavedView?, at: Int)
  /// A rule was added or removed, and articles were hidden with it.
  case changedRule(RuleEdit, hidden: [ArticleID])

  /// The maximum number of articles of an entry about reading. Further articles begin another entry.
  public static let maximumReadArticles = 1_000

  /// This entry with a later one; nil when they are two actions.
  public func joined(with later: UndoEntry) -> UndoEntry? {
    guard case .read(let earlierIDs) = self, case .read(let laterIDs) = later,
      earlierIDs.count + laterIDs.count <= Self.maximumReadArticles
    else { return nil }
    return .read(earlierIDs + laterIDs)
  }
}
