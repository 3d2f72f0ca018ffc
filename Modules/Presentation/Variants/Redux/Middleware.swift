/// Runs between `dispatch` and the reducer, and sees every action. Middlewares contain all effects, because the reducer is pure.
@MainActor
protocol Middleware<State, Action> {
  associatedtype State: Equatable & Sendable
  associatedtype Action: Sendable

  /// Passes the action to the other middlewares and finally the reducer by calling `next`. The middleware does its own work before or after
  /// the call.
  func process(_ action: Action, in store: StoreAccess<State, Action>, next: (Action) async -> Void) async
}
