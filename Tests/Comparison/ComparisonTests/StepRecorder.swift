import ComparisonScenes

/// Records the steps of a trace: the type and the name of each, unless a test wants more.
@MainActor
final class StepRecorder: SceneTracer {
  private let text: (Any.Type, String, any Sendable) -> String
  private(set) var steps: [String] = []

  init(_ text: @escaping (Any.Type, String, any Sendable) -> String = { type, step, _ in "\(type) \(step)" }) { self.text = text }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    steps.append(text(type, step, value))
    await work()
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
    steps.append(text(type, step, value))
    work()
  }
}
