import Scenes

/// Records the worst outcome, which decides the exit code.
@MainActor
final class ExitCodeRecorder {
  private(set) var worst = Outcome.done

  func note(_ outcome: Outcome) {
    worst = max(worst, outcome)
  }
}
