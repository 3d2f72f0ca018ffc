import ComparisonScenes
import CoreComposition

/// Records the messages inside a presentation architecture, such as actions, as steps of a trace.
struct TraceWatch: SceneTracer {
  let trace: Trace

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    await trace.around(type, value, step: step) { await work() }
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
    trace.around(type, value, step: step, work: work)
  }
}
