import Scenes

/// Keeps the worst outcome that was seen.
@MainActor
final class ExitCodeRecorder {
  private(set) var worst = Outcome.done

  func note(_ outcome: Outcome) {
    worst = max(worst, outcome)
  }
}
