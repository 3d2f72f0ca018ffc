/// Observes messages between the parts of a scene, such as an action that reaches a reducer. Composition records them in a trace.
@MainActor
public protocol SceneTracer {
  /// Runs work that a message causes.
  /// - Parameters:
  ///   - type: The type that the message passes through.
  ///   - step: What the type does with the message.
  ///   - value: The message.
  ///   - work: The work, which the tracer must run.
  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async

  /// Runs synchronous work that a message causes.
  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void)
}
