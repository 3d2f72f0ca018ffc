/// A request of the user, or the result of an effect: the only input of a reducer.
protocol ReduxAction: Sendable {}

/// Performs actions. A store is one.
@MainActor
protocol Dispatchable {
  associatedtype ActionType: ReduxAction

  /// Performs an action. When this returns, everything that the action causes is done.
  func dispatch(_ action: ActionType) async
}

/// Passes actions from a view state to whatever performs them. A test, or another architecture, takes its place.
@MainActor
protocol ActionDispatcher {
  associatedtype ActionType: ReduxAction

  func dispatch(_ action: ActionType) async
}

/// Passes actions to a store.
struct StoreDispatcher<Store: Dispatchable>: ActionDispatcher {
  let store: Store

  func dispatch(_ action: Store.ActionType) async {
    await store.dispatch(action)
  }
}
