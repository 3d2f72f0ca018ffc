import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("WatchSchedule")
struct RefreshScheduleTests {
  private static let feeds = (0..<200).map { Subscription.sample(url: "https://example.org/\($0)") }
  private static let longestDelayMilliseconds = Int64(WatchSchedule.longestDelaySeconds) * 1000

  private func schedule(_ fetchState: FetchState, of feed: Subscription = feeds[0], server: HostBackoffEntry? = nil, minutes: Int)
    -> Timestamp?
  {
    WatchSchedule.moment(for: fetchState, of: feed, server: server, now: .sample(plusMinutes: minutes))
  }

  @Test(
    "a feed is scheduled after the policy allows it, and not much later",
    arguments: [
      (FetchState(lastTried: .sample()), 30),
      (FetchState(lastTried: .sample(), hints: RefreshHints(freshSeconds: 7200)), 120),
      (FetchState(lastTried: .sample(), failures: 1, problem: .web(.status(code: 429)), notBefore: .sample(plusMinutes: 70)), 70),
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

  @Test("the scheduled time stays the same before and after it is reached")
  func stays() throws {
    for feed in Self.feeds {
      let fetchState = FetchState(lastTried: .sample())
      let moments = try [0, 10, 29, 30, 31, 35, 60].map { try #require(schedule(fetchState, of: feed, minutes: $0)) }
      #expect(Set(moments).count == 1)
    }
  }

  @Test("feeds that were requested together are scheduled at many different times, in groups")
  func spreads() {
    let moments = Self.feeds.compactMap { schedule(FetchState(lastTried: .sample()), of: $0, minutes: 0) }
    #expect((15...25).contains(Set(moments).count))
  }

  @Test("the delay of a feed differs each time")
  func differs() {
    let delays = (0..<20).compactMap { round -> Int64? in
      let asked = Timestamp.sample(plusMinutes: round * 30)
      let moment = WatchSchedule.moment(for: FetchState(lastTried: asked), of: Self.feeds[0], server: nil, now: asked)
      return moment.map { $0.milliseconds - asked.milliseconds }
    }
    #expect(Set(delays).count > 10)
  }

  @Test("a feed that was never requested, or whose last request lies in the future, is requested now", arguments: [nil, 9999])
  func never(lastTriedMinutes: Int?) {
    let fetchState = FetchState(lastTried: lastTriedMinutes.map { .sample(plusMinutes: $0) })
    #expect(schedule(fetchState, minutes: 7) == .sample(plusMinutes: 7))
  }

  @Test("a gone feed is never scheduled")
  func gone() {
    #expect(schedule(FetchState(lastTried: .sample(), failures: 1, problem: .gone), minutes: 9999) == nil)
  }

  @Test("a feed of an overloaded server is delayed, whichever feed reported the overload")
  func busy() throws {
    let wait = HostBackoffEntry(host: "example.org", until: .sample(plusMinutes: 90), isAskedFor: true)
    #expect(try #require(schedule(FetchState(lastTried: .sample()), server: wait, minutes: 45)) >= .sample(plusMinutes: 90))
  }

  @Test("a moment between two steps is rounded up")
  func roundsUp() throws {
    for feed in Self.feeds {
      let lastTried = Timestamp(milliseconds: Timestamp.sample().milliseconds + 7_001)
      let due = lastTried.adding(minutes: 30)
      let moment = try #require(schedule(FetchState(lastTried: lastTried), of: feed, minutes: 1))
      #expect(moment >= due && moment.milliseconds % 15_000 == 0)
      #expect(moment.milliseconds < due.milliseconds + Self.longestDelayMilliseconds + 15_000)
    }
  }

  @Test("only a wait that the server asked for is its wish, and the report counts these among the skipped feeds")
  func wishes() {
    let wishes: [SkipReason] = [.askedToWait(until: .sample()), .serverBusy(host: "h", until: .sample())]
    let others: [SkipReason] = [
      .recentlyAsked(dueAt: .sample()), .notDue(until: .sample(), .ttl(minutes: 60)), .hoursOff(until: .sample()),
      .backingOffAfterFailures(count: 1, until: .sample()), .hostSilent(host: "h"), .gone, .notOnServer,
    ]
    var report = RefreshReport()
    for reason in wishes + others { report.add(.skipped(reason)) }
    #expect(wishes.allSatisfy(\.isWishOfServer) && !others.contains(where: \.isWishOfServer))
    #expect(report.held == 2 && report.skipped == 9 && report.silent == 1)
  }
}
