/// Performs an effect, such as a use case, tracking or logging. Middlewares contain all effects, because the reducer is pure.
///
/// The author's drawing shows middlewares before the reducer, but the author's code reduces first. Here, the code counts: a middleware
/// receives the state that the action has led to.
@MainActor
protocol Middleware<State, Action> {
  associatedtype State: Sendable
  associatedtype Action: ReduxAction

  /// Reacts to an action, and dispatches the results.
  /// - Parameters:
  ///   - action: the action, which the reducer has already applied.
  ///   - state: the state directly after the action. Later actions may have changed the store since.
  ///   - dispatch: performs another action, which starts at the reducer.
  func handle(_ action: Action, in state: State, dispatch: @MainActor (Action) async -> Void) async
}

/// Computes the state after an action. It is pure: equal arguments lead to equal results, and it has no effect.
typealias Reducer<State, Action> = @Sendable (State, Action) -> State
