/// The state of an asynchronous operation.
///
/// Two states are equal when they are the same state, not when their values are equal: a scene draws an answer that was given again.
struct AsyncState<Value: Sendable, Failure: Error>: Equatable, Sendable {
  enum Phase: Sendable {
    case none
    case fetching
    case retrieved(Value)
    case failed(Failure)
  }

  private final class Identity: Sendable {}

  let phase: Phase
  /// The value that was retrieved last. It stays while the next one is fetched, and when that fails.
  let value: Value?
  private let identity = Identity()

  /// An operation that was not started.
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
