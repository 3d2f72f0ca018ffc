/// Performs actions. A store is one; a test, or the view actions of Store, can take its place.
@MainActor
protocol ActionDispatcher<ActionType> {
  associatedtype ActionType: ReduxAction

  /// Performs an action. When this returns, all that it causes is done.
  func dispatch(_ action: ActionType) async
}
