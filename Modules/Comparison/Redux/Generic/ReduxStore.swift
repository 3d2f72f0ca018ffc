/// Reduces an action, applies the new state, and then passes both to the middlewares, in order. The actions that they dispatch go to the
/// reducer again.
@MainActor
final class ReduxStore<State: Sendable, Action: ReduxAction>: ActionDispatcher {
  /// A pure function: equal arguments give equal results, and there are no side effects.
  typealias Reducer = (Action, State) -> State

  private let container: any StateContainer<State>
  private let middlewares: [any Middleware<State, Action>]
  private let reduce: Reducer

  init(_ container: any StateContainer<State>, middlewares: [any Middleware<State, Action>], reduce: @escaping Reducer) {
    self.container = container
    self.middlewares = middlewares
    self.reduce = reduce
  }

  func dispatch(_ action: Action) async {
    let state = reduce(action, container.state)
    container.apply(state)
    for middleware in middlewares { await middleware.handle(action, in: state, dispatch: dispatch) }
  }
}
