import Domain
import DomainDoubles
import Scenes
import Testing

@Suite("Why a server was not asked")
struct SkipWordingTests {
  @Test(
    "every reason is a sentence that says until when",
    arguments: [
      (.recentlyAsked(dueAt: .sample()), "asked a short while ago; due again at 2026-03-01T08:30:00Z."),
      (.backingOffAfterFailures(count: 1, until: .sample()), "failed 1 time in a row; left in peace until 2026-03-01T08:30:00Z."),
      (.backingOffAfterFailures(count: 3, until: .sample()), "failed 3 times in a row; left in peace until 2026-03-01T08:30:00Z."),
      (.askedToWait(until: .sample()), "the server asked to wait until 2026-03-01T08:30:00Z."),
      (
        .notDue(until: .sample(), .fresh(seconds: 7200)),
        "the server calls its answer good for 2 hours; due again at 2026-03-01T08:30:00Z."
      ),
      (.notDue(until: .sample(), .ttl(minutes: 90)), "the feed asks to be kept for 90 minutes; due again at 2026-03-01T08:30:00Z."),
      (.notDue(until: .sample(), .editions(minutes: 1440)), "the feed is said to appear every 1 day; due again at 2026-03-01T08:30:00Z."),
      (
        .notDue(until: .sample(), .postingFrequency(gapMinutes: 43_200)),
        "something new comes about every 30 days; due again at 2026-03-01T08:30:00Z."
      ),
      (
        .notDue(until: .sample(), .silence(minutes: 17_280)),
        "nothing new has come for 12 days; due again at 2026-03-01T08:30:00Z."
      ),
      (.hoursOff(until: .sample()), "the feed names hours or days off; due again at 2026-03-01T08:30:00Z."),
      (
        .serverBusy(host: "example.org", until: .sample()),
        "example.org has too much to do, as it said of another feed; left in peace until 2026-03-01T08:30:00Z."
      ),
      (.hostSilent(host: "example.org"), "example.org does not answer, as other feeds have shown; not asked this time."),
      (.gone, "the server said that it is gone for good (410)."),
    ] as [(SkipReason, String)])
  func sentences(reason: SkipReason, sentence: String) {
    #expect(SkipWording.sentence(for: reason) == sentence)
    expectSentence(sentence)
  }
}
