/// A value that has changed each time that it is set, also to an equal value: what the user asks for twice is drawn twice.
public struct Versioned<Value: Hashable & Sendable>: Hashable, Sendable {
  public var value: Value { didSet { version += 1 } }
  private var version = 0

  public init(_ value: Value) {
    self.value = value
  }
}
