/// The operations of a store that a middleware may use: read the state, and dispatch actions.
@MainActor
struct StoreAccess<State: Sendable, Action: Sendable> {
  /// The current state.
  let state: @MainActor () -> State
  /// Dispatches another action, which starts at the first middleware.
  let dispatch: @MainActor (Action) async -> Void
}
