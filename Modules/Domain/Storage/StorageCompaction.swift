/// What compacting a home has brought.
public struct StorageCompaction: Hashable, Sendable {
  /// The room that was taken on the disk, in bytes.
  public let before: Int
  /// The room that is taken since, in bytes.
  public let after: Int

  /// Puts the numbers together.
  public init(before: Int, after: Int) {
    self.before = before
    self.after = after
  }
}
