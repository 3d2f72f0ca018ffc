/// A property that calls its subscribers each time it is set. It replaces Combine's type of this name, which does not exist on Linux.
///
/// Swift's `Observation` would merge changes, but a dialogue shows each of them.
@MainActor
@propertyWrapper
public final class Published<Value: Sendable> {
  public internal(set) var wrappedValue: Value { didSet { for subscriber in subscribers { subscriber(wrappedValue) } } }
  public var projectedValue: Published { self }
  private var subscribers: [(Value) -> Void] = []

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Calls the closure each time this part of the value has changed.
  public func subscribe<Part: Equatable>(to part: KeyPath<Value, Part>, _ subscriber: @escaping (Part) -> Void) {
    var last = wrappedValue[keyPath: part]
    subscribers.append { value in
      let next = value[keyPath: part]
      guard next != last else { return }
      last = next
      subscriber(next)
    }
  }
}
