/// Opens other scenes. A route is a plain value; only Composition knows to which scene it leads.
@MainActor
public protocol Router<Route> {
  /// The routes to other scenes.
  associatedtype Route: Sendable

  /// Opens the other scene. Returns when that scene is done.
  func go(to route: Route) async
}
