/// A value that counts as changed each time it is set, even to an equal value, so that a result that the user requests twice is drawn
/// twice.
public struct Versioned<Value: Hashable & Sendable>: Hashable, Sendable {
  public var value: Value { didSet { version += 1 } }
  private var version = 0

  public init(_ value: Value) {
    self.value = value
  }
}
