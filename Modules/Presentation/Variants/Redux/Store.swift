/// Keeps the one state. It changes only by an action that reaches the reducer, and every action comes through `dispatch`.
@MainActor
final class Store<State: Equatable & Sendable, Action: Sendable> {
  /// What is true.
  private(set) var state: State

  private let reduce: (State, Action) -> State
  private let middlewares: [any Middleware<State, Action>]
  private var subscribers: [(State) -> Void] = []

  /// Begins with a state. An action passes the middlewares in their order, and then reaches the reducer, which must be pure.
  init(_ state: State, middlewares: [any Middleware<State, Action>], reduce: @escaping (State, Action) -> State) {
    self.state = state
    self.middlewares = middlewares
    self.reduce = reduce
  }

  /// From here on, `subscriber` is told of each state that differs from the one before, at once.
  func subscribe(_ subscriber: @escaping (State) -> Void) {
    subscribers.append(subscriber)
  }

  /// Sends an action on its way. When this returns, all that the action leads to is done, further actions included.
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
