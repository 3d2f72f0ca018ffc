package import CoreScenes

/// Records the worst outcome, which determines the exit code.
@MainActor
package final class ExitCodeRecorder {
  package private(set) var worst = Outcome.done

  package func note(_ outcome: Outcome) {
    worst = max(worst, outcome)
  }

  package var exitCode: Int32 { worst.exitCode }
}
