import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Intervals that the user chose")
struct ChosenIntervalTests {
  private static let asked = Timestamp.sample()

  private func decision(_ fetchState: FetchState, minutes: Int, after waited: Int) -> RefreshDecision {
    var subscription = Subscription.sample()
    subscription.settings = FeedSettings([.interval: String(minutes)])
    return RefreshPolicy.decision(for: fetchState, of: subscription, now: .sample(plusMinutes: waited))
  }

  @Test("a longer interval is the reason from the request on", arguments: [0, 1, 59])
  func longer(waited: Int) {
    let until = Timestamp.sample(plusMinutes: 60)
    #expect(decision(FetchState(lastTried: Self.asked), minutes: 60, after: waited) == .skip(.notDue(until: until, .chosen(minutes: 60))))
  }

  @Test("an interval as long as the standard one changes nothing")
  func equal() {
    #expect(decision(FetchState(lastTried: Self.asked), minutes: 30, after: 1) == .skip(.recentlyAsked(dueAt: .sample(plusMinutes: 30))))
  }

  @Test("a feed that is gone has no next time, whatever its interval")
  func gone() {
    #expect(decision(FetchState(lastTried: Self.asked, failures: 1, problem: .gone), minutes: 60, after: 1) == .skip(.gone))
  }
}
