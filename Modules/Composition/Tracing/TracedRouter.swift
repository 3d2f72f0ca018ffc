import Scenes

struct TracedRouter<Route: Sendable>: Router {
  let base: any Router<Route>
  let trace: Trace

  func go(to route: Route) async {
    await trace.around(type(of: base), route) { await base.go(to: route) }
  }
}
