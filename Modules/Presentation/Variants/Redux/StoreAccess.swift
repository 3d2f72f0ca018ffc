/// What a middleware may do with the store: look at its state, and dispatch.
@MainActor
struct StoreAccess<State: Sendable, Action: Sendable> {
  /// The state as it is when this is called.
  let state: @MainActor () -> State
  /// Sends a further action on its way, from the first middleware on.
  let dispatch: @MainActor (Action) async -> Void
}
