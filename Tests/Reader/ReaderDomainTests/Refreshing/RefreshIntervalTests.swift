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

  private let asked = FetchState(lastTried: .sample())

  @Test("a longer interval delays requests and is reported as the reason")
  func longer() {
    let reason = RefreshDecision.skip(.notDue(until: .sample(plusMinutes: 120), .chosen(minutes: 120)))
    #expect([1, 31, 119].map { decision(asked, interval: "120", minutes: $0) } == [reason, reason, reason])
    #expect(decision(asked, interval: "120", minutes: 120) == .ask)
  }

  @Test("a shorter interval does not override the server, the standard interval or the end of a gone feed")
  func notShorter() {
    let fresh = FetchState(lastTried: .sample(), hints: RefreshHints(freshSeconds: 7200))
    #expect(decision(fresh, interval: "30", minutes: 60) == .skip(.notDue(until: .sample(plusMinutes: 120), .fresh(seconds: 7200))))
    #expect(decision(FetchState(lastTried: .sample(), failures: 1, problem: .gone), interval: "30", minutes: 9999) == .skip(.gone))
    #expect(decision(asked, interval: "5", minutes: 10) == .skip(.recentlyAsked(dueAt: .sample(plusMinutes: 30))))
  }

  @Test("an interval gives way to a forced refresh and to the first request")
  func givesWay() {
    #expect(decision(asked, interval: "120", minutes: 1, isForced: true) == .ask)
    #expect(decision(.never, interval: "120", minutes: 1) == .ask)
  }
}
