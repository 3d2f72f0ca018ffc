import Scenes

/// The one place through which every action goes, and from which each goes to every store.
///
/// An action has been handled by all stores, and shown, when `dispatch` returns: the next one finds a finished world.
@MainActor
final class Dispatcher<Action: Sendable> {
  private let watch: (any SceneTracer)?
  private var callbacks: [(Action) -> Void] = []

  init(watch: (any SceneTracer)? = nil) {
    self.watch = watch
  }

  /// From here on, each action is given to `callback` too.
  func register(_ callback: @escaping (Action) -> Void) {
    callbacks.append(callback)
  }

  /// Gives the action to every store.
  func dispatch(_ action: Action) {
    guard let watch else { return deliver(action) }
    watch.around(Self.self, "dispatch", action) { deliver(action) }
  }

  private func deliver(_ action: Action) {
    for callback in callbacks { callback(action) }
  }
}
