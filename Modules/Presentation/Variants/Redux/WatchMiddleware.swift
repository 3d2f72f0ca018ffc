import Scenes

/// Reports every action to the tracer. The report includes everything that the action causes.
struct WatchMiddleware<State: Equatable & Sendable, Action: Sendable>: Middleware {
  let watch: any SceneTracer

  func process(_ action: Action, in store: StoreAccess<State, Action>, next: (Action) async -> Void) async {
    await watch.around(Store<State, Action>.self, "dispatch", action) { await next(action) }
  }
}
