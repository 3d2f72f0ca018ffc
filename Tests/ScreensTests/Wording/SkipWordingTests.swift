import Domain
import DomainDoubles
import Screens
import Testing

@Suite("Why a server was not asked")
struct SkipWordingTests {
  @Test(
    "every reason is a sentence that says until when",
    arguments: [
      (.recentlyAsked(dueAt: .sample()), "asked a short while ago; due again at 2026-03-01T08:30:00Z."),
      (.restingAfterFailures(count: 1, until: .sample()), "failed 1 time in a row; left in peace until 2026-03-01T08:30:00Z."),
      (.restingAfterFailures(count: 3, until: .sample()), "failed 3 times in a row; left in peace until 2026-03-01T08:30:00Z."),
      (.askedToWait(until: .sample()), "the server asked to wait until 2026-03-01T08:30:00Z."),
      (.gone, "the server said that it is gone for good (410)."),
    ] as [(SkipReason, String)])
  func sentences(reason: SkipReason, sentence: String) {
    #expect(SkipWording.sentence(for: reason) == sentence)
    expectSentence(sentence)
  }
}
