import CoreScenes

/// Without `--trace`, there is no tracer, and the work runs alone.
extension Optional where Wrapped == any SceneTracer {
  @MainActor
  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    guard let self else { return await work() }
    await self.around(type, step, value, work)
  }

  @MainActor
  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
    guard let self else { return work() }
    self.around(type, step, value, work)
  }
}
