import Scenes

/// Lets a watch see every action, and around it all that the action leads to.
struct WatchMiddleware<State: Equatable & Sendable, Action: Sendable>: Middleware {
  let watch: any SceneTracer

  func process(_ action: Action, in store: StoreAccess<State, Action>, next: (Action) async -> Void) async {
    await watch.around(Store<State, Action>.self, "dispatch", action) { await next(action) }
  }
}
