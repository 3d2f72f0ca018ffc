import Scenes
import Testing

@Suite("Outcomes")
struct OutcomeTests {
  @Test(
    "every outcome has the exit code and the word that programs rely on",
    arguments: [
      (Outcome.done, 0, "done"), (.failed, 1, "failed"), (.someFailed, 3, "some_failed"), (.nothingMatched, 4, "nothing_matched"),
      (.refused, 2, "refused"),
    ]
      as [(Outcome, Int32, String)])
  func codes(outcome: Outcome, code: Int32, word: String) {
    #expect(outcome.exitCode == code)
    #expect(outcome.word == word)
  }

  @Test("exit codes and words are unique, and only a refusal has the exit code for wrong usage")
  func distinct() {
    #expect(Set(Outcome.allCases.map(\.exitCode)).count == Outcome.allCases.count)
    #expect(Set(Outcome.allCases.map(\.word)).count == Outcome.allCases.count)
    #expect(Outcome.allCases.filter { $0.exitCode == 2 } == [.refused])
  }

  @Test("the worst outcome is the greatest")
  func order() {
    #expect(Outcome.allCases.shuffled().sorted() == [.done, .nothingMatched, .someFailed, .failed, .refused])
    #expect([Outcome.done, .failed, .nothingMatched].max() == .failed)
  }

  @Test(
    "the outcome of several actions depends on the number of failures",
    arguments: [(0, 0, Outcome.done), (1, 0, .done), (1, 1, .failed), (3, 1, .someFailed), (3, 2, .someFailed), (3, 3, .failed)])
  func ofSeveral(count: Int, failures: Int, outcome: Outcome) {
    #expect(Outcome.of(count, failures: failures) == outcome)
  }
}
