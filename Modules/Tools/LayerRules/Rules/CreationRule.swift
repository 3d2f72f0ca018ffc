/// Only some targets create the types with certain names outside the layers that declare them: the places that put everything together.
public struct CreationRule: Hashable, Sendable {
  /// The endings of the types' names: `Repository`.
  public let suffixes: [String]
  public let creators: [String]

  public init(suffixes: [String], creators: [String]) {
    self.suffixes = suffixes
    self.creators = creators
  }
}
