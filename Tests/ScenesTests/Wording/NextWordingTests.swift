import Domain
import DomainDoubles
import Scenes
import Testing

@Suite("When a server is asked the next time")
struct NextWordingTests {
  @Test(
    "every decision about a feed with a problem is a sentence",
    arguments: [
      (.ask(.due), "it is asked with the next refresh."), (.ask(.first), "it is asked with the next refresh."),
      (.skip(.gone), "it is not asked any more, unless 'strata refresh --force' names it."),
      (.skip(.askedToWait(until: .sample())), "the server asked to wait until 2026-03-01T08:30:00Z."),
    ] as [(RefreshDecision, String)])
  func decisions(decision: RefreshDecision, sentence: String) {
    #expect(NextWording.sentence(for: decision) == sentence)
  }

  @Test(
    "who has looked at a feed is told when it may be asked again, and why then",
    arguments: [
      (
        .recentlyAsked(dueAt: .sample()),
        "It may be asked again from 2026-03-01T08:30:00Z on: no feed is asked more often than every 30 minutes."
      ),
      (
        .notDue(until: .sample(), .ttl(minutes: 120)),
        "It may be asked again from 2026-03-01T08:30:00Z on: the feed asks to be kept for 2 hours."
      ),
      (.hoursOff(until: .sample()), "Next: the feed names hours or days off; due again at 2026-03-01T08:30:00Z."),
    ] as [(SkipReason, String)])
  func checks(reason: SkipReason, sentence: String) {
    #expect(NextWording.sentence(afterCheck: reason) == sentence)
  }
}
