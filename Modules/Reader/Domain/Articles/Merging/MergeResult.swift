/// The result of merging a fetched feed into the stored articles.
public struct MergeResult: Hashable, Sendable {
  /// The new articles, in the order of the document.
  public let new: [ArticleID]
  /// The number of changed articles.
  public let changed: Int
  /// The number of stored articles of the feed after the merge.
  public let stored: Int
  /// The marks that new articles got.
  public let marked: ArrivalMarks
  /// The stored articles that were matched with the document's items by content; see `MergeIdentities.recognized`.
  public let recognized: Set<ArticleID>

  public init(new: [ArticleID], changed: Int, stored: Int, marked: ArrivalMarks = .none, recognized: Set<ArticleID> = []) {
    self.new = new
    self.changed = changed
    self.stored = stored
    self.marked = marked
    self.recognized = recognized
  }

  /// Whether an article is new or changed.
  public var hasNews: Bool { !new.isEmpty || changed > 0 }
}
