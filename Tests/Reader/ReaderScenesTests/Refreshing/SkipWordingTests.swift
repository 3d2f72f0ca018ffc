import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Wording of skip reasons")
struct SkipWordingTests {
  @Test(
    "every reason is a sentence, with the end of the wait if there is one",
    arguments: [
      (.recentlyAsked(dueAt: .sample()), "fetched a short while ago; due again at 2026-03-01T08:30:00Z."),
      (.backingOffAfterFailures(count: 1, until: .sample()), "failed 1 time in a row; next try at 2026-03-01T08:30:00Z."),
      (.backingOffAfterFailures(count: 3, until: .sample()), "failed 3 times in a row; next try at 2026-03-01T08:30:00Z."),
      (.askedToWait(until: .sample()), "the server asked to wait until 2026-03-01T08:30:00Z."),
      (
        .notDue(until: .sample(), .fresh(seconds: 7200)),
        "the server says that its response is fresh for 2 hours; due again at 2026-03-01T08:30:00Z."
      ),
      (.notDue(until: .sample(), .ttl(minutes: 90)), "the feed sets a ttl of 90 minutes; due again at 2026-03-01T08:30:00Z."),
      (
        .notDue(until: .sample(), .editions(minutes: 1440)), "the feed says that it updates every 1 day; due again at 2026-03-01T08:30:00Z."
      ),
      (
        .notDue(until: .sample(), .postingFrequency(gapMinutes: 43_200)),
        "a new article appears about every 30 days; due again at 2026-03-01T08:30:00Z."
      ),
      (
        .notDue(until: .sample(), .silence(minutes: 17_280)),
        "no new article for 12 days; due again at 2026-03-01T08:30:00Z."
      ),
      (.hoursOff(until: .sample()), "the feed skips some hours or days; due again at 2026-03-01T08:30:00Z."),
      (
        .serverBusy(host: "example.org", until: .sample()),
        "example.org asked us to slow down; next try at 2026-03-01T08:30:00Z."
      ),
      (.hostSilent(host: "example.org"), "example.org did not answer for other feeds; not fetched this time."),
      (.gone, "the server says that the feed is gone (410)."),
      (.notOnServer, "its login, program or file stays on this computer, so the feed server cannot fetch it."),
    ] as [(SkipReason, String)])
  func sentences(reason: SkipReason, sentence: String) {
    #expect(SkipWording.sentence(for: reason) == sentence)
    let local = sentence.replacing("2026-03-01T08:30:00Z", with: "14:15")
    #expect(SkipWording.sentence(for: reason, now: .sample(in: .fixed(minutes: 345))) == local, "Users see their own clock.")
    expectSentence(sentence)
  }
}
