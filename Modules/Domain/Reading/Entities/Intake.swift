/// What taking in an arrival came to.
public struct Intake: Hashable, Sendable {
  /// Articles that were not there before.
  public let new: Int
  /// Articles that were edited.
  public let changed: Int

  /// Makes a result.
  public init(new: Int, changed: Int) {
    self.new = new
    self.changed = changed
  }
}
