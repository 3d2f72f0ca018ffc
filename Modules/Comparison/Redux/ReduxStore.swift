import CoreScenes

/// Keeps a state.
@MainActor
protocol StateContainer<State>: AnyObject {
  associatedtype State: Sendable

  var state: State { get }

  /// Takes over a state, and tells the subscribers.
  func apply(_ state: State)
}

/// Changes a container by actions: reduces an action, applies the new state, then runs the middlewares in order.
///
/// The tracer surrounds an action with everything that it causes. As a middleware, it would report an action only after it was drawn.
@MainActor
final class ReduxStore<State: Sendable, Action: ReduxAction>: Dispatchable {
  private let container: any StateContainer<State>
  private let reduce: Reducer<State, Action>
  private let middlewares: [any Middleware<State, Action>]
  private let watch: (any SceneTracer)?

  init(
    _ container: any StateContainer<State>, middlewares: [any Middleware<State, Action>], watch: (any SceneTracer)? = nil,
    reduce: @escaping Reducer<State, Action>
  ) {
    self.container = container
    self.middlewares = middlewares
    self.watch = watch
    self.reduce = reduce
  }

  /// Performs an action. When this returns, all effects and further actions are done.
  func dispatch(_ action: Action) async {
    guard let watch else { return await process(action) }
    await watch.around(Self.self, "dispatch", action) { await process(action) }
  }

  private func process(_ action: Action) async {
    let state = reduce(container.state, action)
    container.apply(state)
    for middleware in middlewares { await middleware.handle(action, in: state, dispatch: dispatch) }
  }
}
