/// An attribute as written: `strata:id="a1"`, or the declaration of a namespace `xmlns:strata="…"`.
public struct XMLAttribute: Hashable, Sendable {
  /// The name with its prefix.
  public var name: String

  /// The value, references resolved.
  public var value: String

  /// An attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
