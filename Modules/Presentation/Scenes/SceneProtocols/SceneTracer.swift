/// Watches what passes through the seam that a way of driving a scene has of its own: a middleware, a dispatcher, a log of events. Composition
/// makes a trace of it. A way without such a seam has nothing to watch.
@MainActor
public protocol SceneTracer {
  /// Something is done because `value` passes: `type` is whom it passes through, `step` what that does with it.
  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async

  /// Something passes and is done at once.
  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void)
}
