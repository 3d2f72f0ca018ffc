import Domain
import DomainDoubles
import Testing

@Suite("When a feed is asked by a program that runs on")
struct RefreshScheduleTests {
  private static let feeds = (0..<200).map { Subscription.sample(url: "https://example.org/\($0)") }
  private static let longestDelayMilliseconds = Int64(RefreshSchedule.longestDelaySeconds) * 1000

  private func schedule(_ fetchState: FetchState, of feed: Subscription = feeds[0], server: HostBackoffEntry? = nil, minutes: Int)
    -> Timestamp?
  {
    RefreshSchedule.moment(for: fetchState, of: feed, server: server, now: .sample(plusMinutes: minutes))
  }

  @Test(
    "no feed is asked before the policy lets it be, and none much later",
    arguments: [
      (FetchState(lastTried: .sample()), 30),
      (FetchState(lastTried: .sample(), hints: RefreshHints(freshSeconds: 7200)), 120),
      (FetchState(lastTried: .sample(), failures: 1, problem: .web(.status(code: 429)), notBefore: .sample(plusMinutes: 50)), 50),
      (FetchState(lastTried: .sample(), hints: RefreshHints(schedule: FeedSchedule(ttlMinutes: 45))), 45),
    ])
  func notBefore(fetchState: FetchState, dueMinutes: Int) throws {
    for feed in Self.feeds {
      let due = Timestamp.sample(plusMinutes: dueMinutes)
      let moment = try #require(schedule(fetchState, of: feed, minutes: 1))
      #expect(moment >= due && moment.milliseconds <= due.milliseconds + Self.longestDelayMilliseconds)
      #expect(moment.milliseconds % 15_000 == 0)
    }
  }

  @Test("the moment stays the same while it is waited for, and when it has come")
  func stays() throws {
    for feed in Self.feeds {
      let fetchState = FetchState(lastTried: .sample())
      let moments = try [0, 10, 29, 30, 31, 35, 60].map { try #require(schedule(fetchState, of: feed, minutes: $0)) }
      #expect(Set(moments).count == 1)
    }
  }

  @Test("feeds that were asked together are asked again at many moments, in groups")
  func spreads() {
    let moments = Self.feeds.compactMap { schedule(FetchState(lastTried: .sample()), of: $0, minutes: 0) }
    #expect((15...25).contains(Set(moments).count))
  }

  @Test("one feed's delay is another each time")
  func differs() {
    let delays = (0..<20).compactMap { round -> Int64? in
      let asked = Timestamp.sample(plusMinutes: round * 30)
      let moment = RefreshSchedule.moment(for: FetchState(lastTried: asked), of: Self.feeds[0], server: nil, now: asked)
      return moment.map { $0.milliseconds - asked.milliseconds }
    }
    #expect(Set(delays).count > 10)
  }

  @Test("who was never asked is asked now, as is who was asked in a future that a wrong clock made up", arguments: [nil, 9999])
  func never(lastTriedMinutes: Int?) {
    let fetchState = FetchState(lastTried: lastTriedMinutes.map { .sample(plusMinutes: $0) })
    #expect(schedule(fetchState, minutes: 7) == .sample(plusMinutes: 7))
  }

  @Test("what is gone is never asked")
  func gone() {
    #expect(schedule(FetchState(lastTried: .sample(), failures: 1, problem: .gone), minutes: 9999) == nil)
  }

  @Test("a server that has too much to do is left in peace, whichever feed said so")
  func busy() throws {
    let wait = HostBackoffEntry(host: "example.org", until: .sample(plusMinutes: 90), isAskedFor: true)
    #expect(try #require(schedule(FetchState(lastTried: .sample()), server: wait, minutes: 45)) >= .sample(plusMinutes: 90))
  }
}
