import CoreScenes

/// Records the worst outcome, which decides the exit code.
@MainActor
final class ExitCodeRecorder {
  private(set) var worst = Outcome.done

  func note(_ outcome: Outcome) {
    worst = max(worst, outcome)
  }

  /// The exit code of the process.
  var exitCode: Int32 {
    switch worst {
    case .done: 0
    case .failed: 1
    case .refused: 2
    case .someFailed: 3
    case .nothingMatched: 4
    }
  }
}
