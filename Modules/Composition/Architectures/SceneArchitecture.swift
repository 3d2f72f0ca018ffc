/// The presentation architectures in which the scene of the article list stands. What it does is the same in all of them.
public enum SceneArchitecture: String, CaseIterable, Sendable {
  /// Interactor, presenter, view: that of all other scenes.
  case vip
  /// A model and a view.
  case mv
  /// A view that observes a view model.
  case mvvm
  /// Actions, a dispatcher, a store, a view state that observes it.
  case flux
  /// One state, a pure reducer, middleware.
  case redux
  /// A dispatcher, a pure reducer, a repository as the source of truth.
  case vidrep
  /// One dispatcher with a log of events, and an actor that keeps the state.
  case dispatcher
}
