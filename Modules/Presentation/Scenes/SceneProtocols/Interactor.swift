/// From a view to a scene: takes what the person asks for. One direction of the cycle; the answer comes round through a `Display`.
@MainActor
public protocol Interactor<Request> {
  /// What the scene can be asked.
  associatedtype Request: Sendable

  /// Does what is asked. When this returns, everything that the request leads to was displayed, unless a later request has overtaken it.
  func perform(_ request: Request) async
}
