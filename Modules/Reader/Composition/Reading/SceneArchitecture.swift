/// The presentation architectures of the article list. The scene behaves the same in all of them.
public enum SceneArchitecture: String, CaseIterable, Sendable {
  /// View, interactor, presenter: the architecture of all other scenes.
  case vip
  /// A model and a view.
  case mv
  /// A view that observes a view model.
  case mvvm
  /// A store, and view states that subscribe to it.
  case store
  /// The same store behind actions, a pure reducer, and middleware.
  case redux
  /// A dispatcher, a pure reducer, and a repository as the source of truth.
  case vidrep
  /// A dispatcher with an event log, and an actor that holds the state.
  case dispatcher
}
