/// Receives the requests of a view. Nothing is returned: the scene shows the result through a `Display`.
@MainActor
public protocol Interactor<Request> {
  associatedtype Request: Sendable

  /// Performs a request. When this returns, all results of the request are displayed, unless a later request has overtaken it.
  func perform(_ request: Request) async
}
