/// The result of merging a fetched feed into the stored articles.
public struct MergeResult: Hashable, Sendable {
  /// The number of new articles.
  public let new: Int
  /// The number of changed articles.
  public let changed: Int
  /// The number of stored articles of the feed after the merge.
  public let stored: Int

  public init(new: Int, changed: Int, stored: Int) {
    self.new = new
    self.changed = changed
    self.stored = stored
  }
}
