import CoreScenes
import Testing

@Suite("Outcomes")
struct OutcomeTests {
  @Test(
    "every outcome has the word that programs rely on",
    arguments: [
      (Outcome.done, "done"), (.failed, "failed"), (.someFailed, "some_failed"), (.nothingMatched, "nothing_matched"),
      (.refused, "refused"),
    ] as [(Outcome, String)])
  func words(outcome: Outcome, word: String) {
    #expect(outcome.word == word)
    #expect(Outcome.allCases.filter { $0.word == word } == [outcome])
  }

  @Test("the worst outcome is the greatest, and none is worse than itself")
  func order() {
    #expect(Outcome.allCases.shuffled().sorted() == [.done, .nothingMatched, .someFailed, .failed, .refused])
    #expect(Outcome.allCases.filter { $0 < $0 }.isEmpty)
  }

  @Test(
    "the outcome of several actions depends on the number of failures",
    arguments: [(0, 0, Outcome.done), (1, 0, .done), (1, 1, .failed), (3, 1, .someFailed), (3, 2, .someFailed), (3, 3, .failed)])
  func ofSeveral(count: Int, failures: Int, outcome: Outcome) {
    #expect(Outcome.of(count, failures: failures) == outcome)
  }
}
