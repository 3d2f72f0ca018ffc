/// The state of an asynchronous operation.
///
/// States are compared by identity, not by value, so that a scene also draws an answer that equals the previous one.
struct AsyncState<Value: Sendable, Failure: Error>: Equatable, Sendable {
  enum Phase: Sendable {
    case none
    case fetching
    case retrieved(Value)
    case failed(Failure)
  }

  private final class Identity: Sendable {}

  let phase: Phase
  /// The last retrieved value. It stays while the next one is fetched, and when fetching fails.
  let value: Value?
  private let identity = Identity()

  /// Creates the state of an operation that has not started.
  init() {
    self.init(.none, nil)
  }

  private init(_ phase: Phase, _ value: Value?) {
    self.phase = phase
    self.value = value
  }

  var fetching: Self { Self(.fetching, value) }

  func retrieved(_ value: Value) -> Self { Self(.retrieved(value), value) }

  func failed(_ error: Failure) -> Self { Self(.failed(error), value) }

  static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
}
