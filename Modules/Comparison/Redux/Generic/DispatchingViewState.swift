/// The view state of a Redux page: Store's view state, and a dispatcher for actions.
@MainActor
struct DispatchingViewState<Page, Dispatcher: ActionDispatcher> {
  let page: Page
  let dispatcher: Dispatcher

  func dispatch(_ action: Dispatcher.ActionType) async {
    await dispatcher.dispatch(action)
  }
}
