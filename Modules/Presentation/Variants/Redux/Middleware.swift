/// Stands between `dispatch` and the reducer, and sees every action. Here belongs all that a pure function may not do.
@MainActor
protocol Middleware<State, Action> {
  /// What the store keeps.
  associatedtype State: Equatable & Sendable
  /// What it is told.
  associatedtype Action: Sendable

  /// Hands the action on by `next`, to the other middlewares and at last to the reducer, and does its own part before or after that.
  func process(_ action: Action, in store: StoreAccess<State, Action>, next: (Action) async -> Void) async
}
