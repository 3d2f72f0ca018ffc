/// Performs actions. A Redux store is a dispatcher; a test, or the view actions of Store, can replace it.
@MainActor
protocol ActionDispatcher<ActionType> {
  associatedtype ActionType: ReduxAction

  /// Performs an action. When this returns, all its effects are done.
  func dispatch(_ action: ActionType) async
}
