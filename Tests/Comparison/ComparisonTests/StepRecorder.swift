import ComparisonScenes
import CoreDoubles

/// Records the steps of a trace: the type and the name of each, unless a test wants more.
@MainActor
final class StepRecorder: SceneTracer {
  private let text: (Any.Type, String, any Sendable) -> String
  private let recorder: Recorder<String>

  var steps: [String] { recorder.values }

  /// - Parameter recorder: what gets the steps, if a test records other things between them.
  init(
    _ text: @escaping (Any.Type, String, any Sendable) -> String = { type, step, _ in "\(type) \(step)" },
    into recorder: Recorder<String>? = nil
  ) {
    self.text = text
    self.recorder = recorder ?? Recorder()
  }

  /// Records the steps of the two rings, with the actions that are performed and what is notified.
  static func ofRings() -> StepRecorder {
    StepRecorder { _, step, value in ["perform", "notify"].contains(step) ? "\(step) \(value)" : step }
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    recorder.display(text(type, step, value))
    await work()
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
    recorder.display(text(type, step, value))
    work()
  }
}
