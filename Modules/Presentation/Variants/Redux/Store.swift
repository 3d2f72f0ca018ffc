/// Holds the state. Only the reducer changes the state, and every action arrives through `dispatch`.
@MainActor
final class Store<State: Equatable & Sendable, Action: Sendable> {
  /// The current state.
  private(set) var state: State

  private let reduce: (State, Action) -> State
  private let middlewares: [any Middleware<State, Action>]
  private var subscribers: [(State) -> Void] = []

  /// Creates a store with an initial state. An action passes the middlewares in order, then the reducer, which must be pure.
  init(_ state: State, middlewares: [any Middleware<State, Action>], reduce: @escaping (State, Action) -> State) {
    self.state = state
    self.middlewares = middlewares
    self.reduce = reduce
  }

  /// Calls `subscriber` immediately for each future state that differs from the previous state.
  func subscribe(_ subscriber: @escaping (State) -> Void) {
    subscribers.append(subscriber)
  }

  /// Sends an action through the middlewares to the reducer. When this returns, all effects and further actions are done.
  func dispatch(_ action: Action) async {
    await pass(action, through: middlewares[...])
  }

  private func pass(_ action: Action, through rest: ArraySlice<any Middleware<State, Action>>) async {
    guard let first = rest.first else { return take(action) }
    let access = StoreAccess(state: { self.state }, dispatch: dispatch)
    await first.process(action, in: access) { await self.pass($0, through: rest.dropFirst()) }
  }

  private func take(_ action: Action) {
    let before = state
    state = reduce(before, action)
    guard state != before else { return }
    for subscriber in subscribers { subscriber(state) }
  }
}
