import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("RefreshDecision")
struct RefreshDecisionTests {
  private static let feed = Subscription.sample().id
  private static let backoffEnd = Timestamp.sample().adding(seconds: RefreshPolicy.backoffSeconds(afterFailures: 1, of: feed))
  private static let backoff = SkipReason.backingOffAfterFailures(count: 1, until: backoffEnd)

  private static func after(_ minutes: Int) -> Timestamp { .sample(plusMinutes: minutes) }

  private static func failed(_ problem: FetchError = .web(.status(code: 503)), notBefore minutes: Int? = nil) -> FetchState {
    FetchState(lastTried: .sample(), failures: 1, problem: problem, notBefore: minutes.map(after))
  }

  private static func server(_ minutes: Int, isAskedFor: Bool = true) -> HostBackoffEntry {
    HostBackoffEntry(host: "example.org", until: after(minutes), isAskedFor: isAskedFor)
  }

  @Test(
    "of several reasons to wait, the one that lasts longest is given: until then, the feed is not requested",
    arguments: [
      (failed(notBefore: 1), nil, backoff), (failed(notBefore: 90), nil, .askedToWait(until: after(90))),
      (failed(notBefore: 1), server(2), backoff), (failed(notBefore: 1), server(90), .serverBusy(host: "example.org", until: after(90))),
      (failed(notBefore: 90), server(90), .askedToWait(until: after(90))), (failed(), server(1, isAskedFor: false), backoff),
      (failed(), server(90, isAskedFor: false), .serverBusy(host: "example.org", until: after(90))),
      (FetchState(lastTried: after(0)), server(10), .recentlyAsked(dueAt: after(30))),
      (FetchState(lastTried: after(0)), server(40), .serverBusy(host: "example.org", until: after(40))),
    ] as [(FetchState, HostBackoffEntry?, SkipReason)])
  func longest(fetchState: FetchState, server: HostBackoffEntry?, reason: SkipReason) throws {
    func decision(at moment: Timestamp) -> RefreshDecision {
      RefreshPolicy.decision(for: fetchState, of: Self.feed, server: server, now: moment)
    }
    let end = try #require(reason.until)
    #expect(decision(at: .sample()) == .skip(reason))
    #expect(decision(at: end.adding(seconds: -1)) == .skip(reason))
    #expect(decision(at: end) == .ask)
  }

  @Test("a gone feed is gone, also while its server wants no request; if the user insists, the server decides")
  func gone() {
    let gone = Self.failed(.gone, notBefore: 90)
    #expect(RefreshPolicy.decision(for: gone, of: Self.feed, server: Self.server(120), now: .sample()) == .skip(.gone))
    let forced = RefreshPolicy.decision(for: gone, of: Self.feed, now: .sample(), isForced: true)
    #expect(forced == .skip(.askedToWait(until: Self.after(90))))
  }
}
