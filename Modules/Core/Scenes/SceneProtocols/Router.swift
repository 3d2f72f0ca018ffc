/// Opens other scenes. A route is a plain value; only Composition knows the scene that it leads to.
@MainActor
public protocol Router<Route> {
  /// The routes to other scenes.
  associatedtype Route: Sendable

  /// Opens the other scene, and returns when that scene is done.
  func go(to route: Route) async
}
