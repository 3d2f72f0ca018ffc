import ComparisonScenes
import CoreScenes
import SampleScenes

/// With `--trace`, records the requests that a view passes to its view models, as intents.
struct TracedIntents<Request: Sendable>: Interactor {
  let view: any Interactor<Request>
  let tracer: (any SceneTracer)?

  func perform(_ request: Request) async {
    guard let tracer else { return await view.perform(request) }
    await tracer.around(type(of: view), "intent", request) { await view.perform(request) }
  }
}
