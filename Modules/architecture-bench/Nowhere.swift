import Scenes

/// What the scene meets at its ends: a display that draws nothing, a way that leads nowhere, a scene in which nothing happens.
struct Nowhere<Value: Sendable> {}

extension Nowhere: Display {
  func display(_ viewModel: Value) {}
}

extension Nowhere: Router {
  func go(to route: Value) async {}
}

extension Nowhere: Interactor {
  func perform(_ request: Value) async {}
}
