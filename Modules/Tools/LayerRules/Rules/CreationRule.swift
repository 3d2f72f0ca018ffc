/// Only one target creates the types with certain names outside the layers that declare them: the place that puts everything together.
public struct CreationRule: Hashable, Sendable {
  /// The endings of the types' names: `Repository`.
  public let suffixes: [String]
  public let creator: String

  public init(suffixes: [String], creator: String) {
    self.suffixes = suffixes
    self.creator = creator
  }
}
