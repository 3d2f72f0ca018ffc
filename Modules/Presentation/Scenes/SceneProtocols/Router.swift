/// From a scene to another one. A route is a plain value; what stands at its end is known to Composition alone.
@MainActor
public protocol Router<Route> {
  /// The ways that lead out of the scene.
  associatedtype Route: Sendable

  /// Goes there, and comes back when the other scene is done.
  func go(to route: Route) async
}
