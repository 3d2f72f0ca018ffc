/// Only some targets create the types with certain names outside the layers that declare them: the places that put everything together.
public struct CreationRule: Hashable, Sendable {
  /// The endings of the types' names: `Repository`.
  public let suffixes: [String]
  public let creators: [String]
  /// The layers in which a type is created by no file but its own, so that an interactor does not make its presenter.
  public let strictLayers: Set<String>

  public init(suffixes: [String], creators: [String], strictLayers: Set<String> = []) {
    self.suffixes = suffixes
    self.creators = creators
    self.strictLayers = strictLayers
  }
}
