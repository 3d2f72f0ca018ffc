import CoreScenes
@testable import CoreComposition
import Testing

@Suite("ExitCodeRecorder")
@MainActor
struct ExitCodeRecorderTests {
  @Test("the recorder retains the worst outcome, whatever comes after it", arguments: Outcome.allCases, Outcome.allCases)
  func worst(first: Outcome, second: Outcome) {
    let exitCodeRecorder = ExitCodeRecorder()
    #expect(exitCodeRecorder.worst == .done)
    exitCodeRecorder.note(first)
    exitCodeRecorder.note(second)
    #expect(exitCodeRecorder.worst == max(first, second))
  }

  @Test(
    "every outcome has the exit code that programs rely on",
    arguments: [
      (Outcome.done, 0), (.failed, 1), (.refused, 2), (.someFailed, 3), (.nothingMatched, 4),
    ] as [(Outcome, Int32)])
  func exitCodes(outcome: Outcome, code: Int32) {
    let exitCodeRecorder = ExitCodeRecorder()
    exitCodeRecorder.note(outcome)
    #expect(exitCodeRecorder.exitCode == code)
  }

  @Test("an outcome is recorded before it is displayed")
  func order() {
    let exitCodeRecorder = ExitCodeRecorder()
    let spy = SpyDisplay { _ in exitCodeRecorder.worst }
    OutcomeRecordingDisplay(base: spy, exitCodeRecorder: exitCodeRecorder).display(.sample(.someFailed))
    #expect(spy.seen.values == [.someFailed])
  }
}

/// A display that reads the recorded outcome while it displays a view model.
private struct SpyDisplay: Display {
  final class Seen {
    var values: [Outcome] = []
  }

  let seen = Seen()
  let ask: (SettingList.ViewModel) -> Outcome

  func display(_ viewModel: SettingList.ViewModel) {
    seen.values.append(ask(viewModel))
  }
}
