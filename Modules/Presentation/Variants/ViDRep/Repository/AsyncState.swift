/// Where something stands that takes its time.
///
/// Two states are equal when they are the same state, not when they hold the same. So comparing costs the same for one article and for ten
/// thousand, and a list that was read again counts as news although nothing in it changed.
struct AsyncState<Value: Sendable, Failure: Error>: Equatable, Sendable {
  /// What can be said of it.
  enum Phase: Sendable {
    /// Nobody asked for it.
    case none
    /// It is on its way.
    case fetching
    /// It is there.
    case retrieved(Value)
    /// It did not come.
    case failed(Failure)
  }

  let phase: Phase
  private let identity: AsyncIdentity

  /// Makes a new state, which equals no other but its copies.
  init(_ phase: Phase) {
    self.init(phase, AsyncIdentity())
  }

  private init(_ phase: Phase, _ identity: AsyncIdentity) {
    self.phase = phase
    self.identity = identity
  }

  /// The same state with another value in it, or another failure. It keeps its identity.
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

/// Whoever wants to know whether two states hold the same compares their phases.
extension AsyncState.Phase: Equatable where Value: Equatable, Failure: Equatable {}

/// What makes a state the one that it is.
private final class AsyncIdentity: Sendable {}
