/// Runs effects of actions, such as use cases, tracking and logging. The reducer has no effects.
///
/// In the author's diagram, the middlewares come before the reducer; in his code, they run after it. This follows the code.
@MainActor
protocol Middleware<State, Action> {
  associatedtype State: Sendable
  associatedtype Action: ReduxAction

  /// Reacts to an action, and dispatches further actions.
  /// - Parameter state: the state after the action.
  func handle(_ action: Action, in state: State, dispatch: @MainActor (Action) async -> Void) async
}
