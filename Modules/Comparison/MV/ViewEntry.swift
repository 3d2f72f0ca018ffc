import ComparisonScenes
import CoreScenes
import SampleScenes

/// Passes the requests of a dialogue to a view. With `--trace`, it records them; MV has no further step to record.
struct ViewEntry<Request: Sendable>: Interactor {
  private let view: Any.Type
  private let tracer: (any SceneTracer)?
  private let pass: (Request) async -> Void

  init(to view: Any.Type, tracer: (any SceneTracer)?, pass: @escaping (Request) async -> Void) {
    self.view = view
    self.tracer = tracer
    self.pass = pass
  }

  func perform(_ request: Request) async {
    guard let tracer else { return await pass(request) }
    await tracer.around(view, "view", request) { await pass(request) }
  }
}
