public import CorePresentation
public import CoreScenes

/// Records its input in order. It can replace any output of a scene.
@MainActor
public final class Recorder<Value: Sendable> {
  /// The recorded values, oldest first.
  public private(set) var values: [Value] = []

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
