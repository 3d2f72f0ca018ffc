/// Types with certain names are created only in their own layer, and in a few targets that connect everything.
public struct CreationRule: Hashable, Sendable {
  /// The suffixes of the types' names, such as `Repository`.
  public let suffixes: [String]
  public let creators: [String]
  /// The layers in which only a type's own file may create it, so that, for example, no interactor creates its presenter.
  public let strictLayers: Set<String>

  public init(suffixes: [String], creators: [String], strictLayers: Set<String> = []) {
    self.suffixes = suffixes
    self.creators = creators
    self.strictLayers = strictLayers
  }
}
