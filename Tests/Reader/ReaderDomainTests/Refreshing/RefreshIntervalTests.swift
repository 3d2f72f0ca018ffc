import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("User-defined refresh interval")
struct RefreshIntervalTests {
  private func decision(_ fetchState: FetchState, interval: String, minutes: Int, isForced: Bool = false) -> RefreshDecision {
    var subscription = Subscription.sample()
    subscription.settings[.interval] = interval
    return RefreshPolicy.decision(for: fetchState, of: subscription, now: .sample(plusMinutes: minutes), isForced: isForced)
  }

  private static let asked = FetchState(lastTried: .sample())
  private static let gone = FetchState(lastTried: .sample(), failures: 1, problem: .gone)

  @Test("a longer interval delays requests and is reported as the reason")
  func longer() {
    let reason = RefreshDecision.skip(.notDue(until: .sample(plusMinutes: 120), .chosen(minutes: 120)))
    #expect([0, 1, 31, 119].map { decision(Self.asked, interval: "120", minutes: $0) } == [reason, reason, reason, reason])
    #expect(decision(Self.asked, interval: "120", minutes: 120) == .ask)
  }

  @Test(
    "an interval that is not longer does not override the server or the standard interval, and none overrides the end of a gone feed",
    arguments: [
      (
        FetchState(lastTried: .sample(), hints: RefreshHints(freshSeconds: 7200)), "30", 60,
        .notDue(until: .sample(plusMinutes: 120), .fresh(seconds: 7200))
      ),
      (gone, "30", 9999, .gone), (gone, "60", 1, .gone), (asked, "5", 10, .recentlyAsked(dueAt: .sample(plusMinutes: 30))),
      (asked, "30", 1, .recentlyAsked(dueAt: .sample(plusMinutes: 30))),
    ] as [(FetchState, String, Int, SkipReason)])
  func notLonger(fetchState: FetchState, interval: String, minutes: Int, reason: SkipReason) {
    #expect(decision(fetchState, interval: interval, minutes: minutes) == .skip(reason))
  }

  @Test("an interval gives way to a forced refresh and to the first request")
  func givesWay() {
    #expect(decision(Self.asked, interval: "120", minutes: 1, isForced: true) == .ask)
    #expect(decision(.never, interval: "120", minutes: 1) == .ask)
  }
}
