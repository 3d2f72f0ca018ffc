import CoreScenes

/// An empty implementation of the scene's outer parts: a display that draws nothing, a router that opens nothing, an interactor that does
/// nothing.
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
