/// An attribute as written: `own:id="a1"`, or a namespace declaration `xmlns:own="…"`.
public struct XMLAttribute: Hashable, Sendable {
  /// The name with its prefix.
  public var name: String

  /// The value with resolved references.
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
