/// What taking in an arrival came to.
public struct MergeResult: Hashable, Sendable {
  /// Articles that were not there before.
  public let new: Int
  /// Articles that were edited.
  public let changed: Int
  /// How many articles of the feed are stored now.
  public let stored: Int

  /// Makes a result.
  public init(new: Int, changed: Int, stored: Int) {
    self.new = new
    self.changed = changed
    self.stored = stored
  }
}
