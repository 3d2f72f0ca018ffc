import Scenes

/// Passes every action to every store.
///
/// When `dispatch` returns, all stores have handled the action and the views show it. The next action therefore finds a consistent state.
@MainActor
final class Dispatcher<Action: Sendable> {
  private let watch: (any SceneTracer)?
  private var callbacks: [(Action) -> Void] = []

  init(watch: (any SceneTracer)? = nil) {
    self.watch = watch
  }

  /// Calls `callback` for each future action.
  func register(_ callback: @escaping (Action) -> Void) {
    callbacks.append(callback)
  }

  /// Passes the action to every store.
  func dispatch(_ action: Action) {
    guard let watch else { return deliver(action) }
    watch.around(Self.self, "dispatch", action) { deliver(action) }
  }

  private func deliver(_ action: Action) {
    for callback in callbacks { callback(action) }
  }
}
