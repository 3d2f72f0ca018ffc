/// An effect, such as a use case, tracking or logging. The reducer has none.
///
/// The author draws the middlewares before the reducer, and his code runs them after it. The code counts here.
@MainActor
protocol Middleware<State, Action> {
  associatedtype State: Sendable
  associatedtype Action: ReduxAction

  /// Reacts to an action, and dispatches what comes next.
  /// - Parameter state: the state that the action has led to.
  func handle(_ action: Action, in state: State, dispatch: @MainActor (Action) async -> Void) async
}
