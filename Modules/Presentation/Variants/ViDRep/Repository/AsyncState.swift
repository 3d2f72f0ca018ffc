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
  private let identity: AsyncIdentity

  /// Creates a new state, which equals only its copies.
  init(_ phase: Phase) {
    self.init(phase, AsyncIdentity())
  }

  private init(_ phase: Phase, _ identity: AsyncIdentity) {
    self.phase = phase
    self.identity = identity
  }

  /// The same state with a converted value or failure. The result keeps the identity.
  func map<NewValue, NewFailure>(
    _ value: (Value) -> NewValue, failure: (Failure) -> NewFailure
  ) -> AsyncState<NewValue, NewFailure> {
    let phase: AsyncState<NewValue, NewFailure>.Phase =
      switch phase {
      case .none: .none
      case .fetching: .fetching
      case .retrieved(let old): .retrieved(value(old))
      case .failed(let old): .failed(failure(old))
      }
    return AsyncState<NewValue, NewFailure>(phase, identity)
  }

  static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
}

/// To compare the values of two states, compare their phases.
extension AsyncState.Phase: Equatable where Value: Equatable, Failure: Equatable {}

/// The identity of a state.
private final class AsyncIdentity: Sendable {}
