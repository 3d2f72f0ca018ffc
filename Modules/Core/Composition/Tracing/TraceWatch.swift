import CoreScenes

/// Records the messages inside a presentation architecture, such as actions, as steps of a trace.
package struct TraceWatch: SceneTracer {
  private let trace: Trace

  package init(trace: Trace) { self.trace = trace }

  package func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    await trace.around(type, value, step: step) { await work() }
  }

  package func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
    trace.around(type, value, step: step, work: work)
  }
}
