/// The result of compacting the data directory.
public struct StorageCompactionResult: Hashable, Sendable {
  /// The disk usage before, in bytes.
  public let before: Int
  /// The disk usage after, in bytes.
  public let after: Int

  public init(before: Int, after: Int) {
    self.before = before
    self.after = after
  }
}
