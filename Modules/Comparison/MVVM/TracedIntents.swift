import ComparisonScenes
import CoreScenes
import SampleScenes

/// With `--trace`, shows the requests of a view as intents, which it hands to its view models.
struct TracedIntents<Request: Sendable>: Interactor {
  let view: any Interactor<Request>
  let tracer: (any SceneTracer)?

  func perform(_ request: Request) async {
    guard let tracer else { return await view.perform(request) }
    await tracer.around(type(of: view), "intent", request) { await view.perform(request) }
  }
}
