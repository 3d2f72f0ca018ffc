/// The state of an asynchronous operation.
///
/// Two states are equal when they are the same state, not when their values are equal. A comparison therefore costs the same for one
/// article and for ten thousand. A list that was read again counts as a change, even when its articles are the same.
struct AsyncState<Value: Sendable, Failure: Error>: Equatable, Sendable {
  enum Phase: Sendable {
    /// The operation was not started.
    case none
    case fetching
    case retrieved(Value)
    case failed(Failure)
  }

  let phase: Phase
  private let identity = AsyncIdentity()

  /// Creates a new state, which equals only its copies.
  init(_ phase: Phase) {
    self.phase = phase
  }

  /// Whether the operation is running.
  var isFetching: Bool { if case .fetching = phase { true } else { false } }

  static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
}

/// To compare the values of two states, compare their phases.
extension AsyncState.Phase: Equatable where Value: Equatable, Failure: Equatable {}

/// The identity of a state.
private final class AsyncIdentity: Sendable {}
