public import Presentation
public import Scenes

/// Keeps what it is given, in order. It can stand in for any of the ends that a scene talks to.
@MainActor
public final class Recorder<Value: Sendable> {
  /// What it was given, the earliest first.
  public private(set) var values: [Value] = []

  /// Has been given nothing yet.
  public init() {}
}

extension Recorder: Presenter {
  public func present(_ response: Value) { values.append(response) }
}

extension Recorder: Display {
  public func display(_ viewModel: Value) { values.append(viewModel) }
}

extension Recorder: Router {
  public func go(to route: Value) async { values.append(route) }
}

extension Recorder: Interactor {
  public func perform(_ request: Value) async { values.append(request) }
}
