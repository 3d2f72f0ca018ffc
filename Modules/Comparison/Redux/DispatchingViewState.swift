/// The view state of a page, with the one way in: it dispatches actions, and its page draws what the store becomes.
@MainActor
struct DispatchingViewState<Page, Dispatcher: ActionDispatcher> {
  /// The page, which subscribes to the store. It is the same type as in the form with view actions.
  let page: Page
  let dispatcher: Dispatcher

  func dispatch(_ action: Dispatcher.ActionType) async {
    await dispatcher.dispatch(action)
  }
}
