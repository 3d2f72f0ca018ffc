import ComparisonScenes
import ComparisonStore

struct TracedDispatcher<Base: ActionDispatcher>: ActionDispatcher {
  let base: Base
  let tracer: (any SceneTracer)?

  func dispatch(_ action: Base.ActionType) async {
    guard let tracer else { return await base.dispatch(action) }
    await tracer.around(Base.self, "dispatch", action) { await base.dispatch(action) }
  }
}
