import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Wording of the next refresh")
struct NextWordingTests {
  @Test(
    "every refresh decision for a feed with a problem is a sentence",
    arguments: [
      (.ask, "it is fetched with the next refresh."),
      (.skip(.gone), "it is no longer fetched; \(run: "refresh --force FEED") tries it again."),
      (.skip(.askedToWait(until: .sample())), "the server asked to wait until 08:30."),
    ] as [(RefreshDecision, MessageText)])
  func decisions(decision: RefreshDecision, sentence: MessageText) {
    #expect(NextWording.sentence(for: decision, now: .sample()) == sentence)
  }

  @Test(
    "after a check, a sentence says when the feed can be fetched again, and why",
    arguments: [
      (
        .recentlyAsked(dueAt: .sample()),
        "It can be fetched again from 2026-03-01T08:30:00Z: a feed is fetched at most every 30 minutes."
      ),
      (
        .notDue(until: .sample(), .ttl(minutes: 120)),
        "It can be fetched again from 2026-03-01T08:30:00Z: the feed sets a ttl of 2 hours."
      ),
      (
        .notDue(until: .sample(), .chosen(minutes: 60)),
        "It can be fetched again from 2026-03-01T08:30:00Z: its interval is set to 1 hour."
      ),
      (.hoursOff(until: .sample()), "Next: the feed skips some hours or days; due again at 2026-03-01T08:30:00Z."),
    ] as [(SkipReason, String)])
  func checks(reason: SkipReason, sentence: String) {
    #expect(NextWording.sentence(afterCheck: reason) == sentence)
    let local = sentence.replacing("2026-03-01T08:30:00Z", with: "14:15")
    #expect(NextWording.sentence(afterCheck: reason, now: .sample(in: .fixed(minutes: 345))) == local, "Users see their own clock.")
  }

  @Test("a moment is rounded up to whole seconds, so that the feed is due when the sentence says so")
  func roundsUp() {
    let late = Timestamp(milliseconds: Timestamp.sample().milliseconds + 1)
    let early = Timestamp(milliseconds: Timestamp.sample().milliseconds - 999)
    #expect(SkipWording.sentence(for: .askedToWait(until: late)) == "the server asked to wait until 2026-03-01T08:30:01Z.")
    #expect(SkipWording.sentence(for: .askedToWait(until: early)) == "the server asked to wait until 2026-03-01T08:30:00Z.")
  }
}
