/// The view state of a page of Redux: that of Store, with the way in for actions.
@MainActor
struct DispatchingViewState<Page, Dispatcher: ActionDispatcher> {
  let page: Page
  let dispatcher: Dispatcher

  func dispatch(_ action: Dispatcher.ActionType) async {
    await dispatcher.dispatch(action)
  }
}
