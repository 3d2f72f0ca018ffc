import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("RefreshPolicy")
struct RefreshPolicyTests {
  private static let asked = Timestamp.sample()
  private static let dayInMinutes = 24 * 60

  private static let feed = Subscription.sample().id

  private static func after(_ minutes: Int) -> Timestamp { .sample(plusMinutes: minutes) }

  private static func reason(_ fetchState: FetchState, server: HostBackoffEntry? = nil, now: Timestamp, isForced: Bool) -> SkipReason? {
    switch RefreshPolicy.decision(for: fetchState, of: feed, server: server, now: now, isForced: isForced) {
    case .ask: nil
    case .skip(let reason): reason
    }
  }

  @Test(
    "a feed is requested when it is new or due, when the user insists, and when the clock was set back",
    arguments: [
      (.never, false), (.never, true), (FetchState(lastTried: after(-31)), false), (FetchState(lastTried: asked), true),
      (FetchState(lastTried: after(1)), false),
    ] as [(FetchState, Bool)])
  func asks(fetchState: FetchState, isForced: Bool) {
    #expect(RefreshPolicy.decision(for: fetchState, of: Self.feed, now: Self.asked, isForced: isForced) == .ask)
  }

  @Test("a feed that was never requested is requested", arguments: [true, false])
  func never(isForced: Bool) {
    #expect(Self.reason(.never, now: Self.asked, isForced: isForced) == nil)
  }

  @Test("a feed is not requested again for 30 minutes", arguments: [(0, false), (29, false), (30, true), (31, true)])
  func interval(minutes: Int, isDue: Bool) {
    let reason = Self.reason(FetchState(lastTried: Self.asked), now: Self.after(minutes), isForced: false)
    #expect(reason == (isDue ? nil : .recentlyAsked(dueAt: Self.after(30))))
  }

  @Test("the interval is exact to the millisecond")
  func toTheMillisecond() {
    let now = Timestamp(milliseconds: Self.after(30).milliseconds - 1)
    #expect(Self.reason(FetchState(lastTried: Self.asked), now: now, isForced: false) != nil)
  }

  @Test(
    "the back-off doubles with every failure in a row, up to a day, minus a jitter of up to a fifth",
    arguments: [(1, 60), (2, 120), (3, 240), (4, 480), (5, 960), (6, 1440), (7, 1440), (64, 1440), (Int.max, 1440)])
  func rest(failures: Int, minutes: Int) {
    let seconds = RefreshPolicy.backoffSeconds(afterFailures: failures, of: Self.feed)
    #expect((minutes * 48...minutes * 60).contains(seconds))
    let fetchState = FetchState(lastTried: Self.asked, failures: failures, problem: .web(.status(code: 500)))
    let end = Self.asked.adding(seconds: seconds)
    #expect(Self.reason(fetchState, now: end.adding(seconds: -1), isForced: false) == .backingOffAfterFailures(count: failures, until: end))
    #expect(Self.reason(fetchState, now: end, isForced: false) == nil)
  }

  @Test("jitter differs by feed and failure count, and is deterministic")
  func jitter() {
    let feeds = (0..<50).map { FeedID(url: .sample("https://example.org/\($0)")) }
    let rests = feeds.map { RefreshPolicy.backoffSeconds(afterFailures: 9, of: $0) }
    #expect(Set(rests).count > 30)
    #expect(rests == feeds.map { RefreshPolicy.backoffSeconds(afterFailures: 9, of: $0) })
    #expect(Set((6..<26).map { RefreshPolicy.backoffSeconds(afterFailures: $0, of: feeds[0]) }).count > 10)
  }

  @Test("a feed that responds with 410 is never requested again, unless the user forces it")
  func gone() {
    let fetchState = FetchState(lastTried: Self.asked, failures: 1, problem: .gone)
    #expect(Self.reason(fetchState, now: Self.after(365 * Self.dayInMinutes), isForced: false) == .gone)
    #expect(Self.reason(fetchState, now: Self.asked, isForced: true) == nil)
  }

  @Test(
    "a forced refresh overrides the interval and the back-off",
    arguments: [FetchState(lastTried: asked), FetchState(lastTried: asked, failures: 9, problem: .web(.timedOut(seconds: 30)))])
  func forced(fetchState: FetchState) {
    #expect(Self.reason(fetchState, now: Self.asked, isForced: true) == nil)
  }

  @Test("a server's request to wait takes precedence over a forced refresh", arguments: [true, false])
  func askedToWait(isForced: Bool) {
    let fetchState = FetchState(lastTried: Self.asked, failures: 1, problem: .web(.status(code: 429)), notBefore: Self.after(90))
    #expect(Self.reason(fetchState, now: Self.after(89), isForced: isForced) == .askedToWait(until: Self.after(90)))
    #expect(Self.reason(fetchState, now: Self.after(90), isForced: isForced) == nil)
  }

  @Test("an error of the local system does not count as a failure of the feed")
  func libraryMissing() {
    let before = FetchState(lastTried: Self.asked, lastSucceeded: Self.asked)
    let response = FeedResponse.Content.failed(.web(.libraryMissing(reason: "no such file")), retryAfterSeconds: nil)
    #expect(RefreshPolicy.fetchState(after: response, hasNews: false, before: before, at: Self.after(60)) == before)
  }

  @Test("a clock that was set back blocks no feed")
  func clockWentBack() {
    let longAgo = Self.after(-10 * Self.dayInMinutes)
    #expect(Self.reason(FetchState(lastTried: Self.asked), now: longAgo, isForced: false) == nil)
    let resting = FetchState(lastTried: Self.asked, failures: 3, problem: .web(.status(code: 500)))
    #expect(Self.reason(resting, now: longAgo, isForced: false) == nil)
    let waiting = FetchState(lastTried: Self.asked, failures: 1, problem: .web(.status(code: 429)), notBefore: Self.after(60))
    #expect(Self.reason(waiting, now: longAgo, isForced: false) == nil)
  }

  @Test("a request to wait applies for at most 30 days")
  func farAhead() {
    let fetchState = FetchState(notBefore: Self.after(30 * Self.dayInMinutes))
    #expect(Self.reason(fetchState, now: Self.asked, isForced: false) != nil)
    #expect(Self.reason(fetchState, now: Self.asked.adding(seconds: -1), isForced: false) == nil)
  }

  // Responses to another feed of the same server.

  @Test("a server that named a time is not contacted before then, not even by a forced refresh", arguments: [true, false])
  func serverAsked(isForced: Bool) {
    let wait = HostBackoffEntry(host: "example.org", until: Self.after(10), isAskedFor: true)
    #expect(
      Self.reason(.never, server: wait, now: Self.after(9), isForced: isForced)
        == .serverBusy(host: "example.org", until: Self.after(10)))
    #expect(Self.reason(.never, server: wait, now: Self.after(10), isForced: isForced) == nil)
    #expect(Self.reason(.never, server: wait, now: Self.after(-31 * Self.dayInMinutes), isForced: isForced) == nil)
  }

  @Test("a server that named no time is not contacted during its back-off, unless the user forces it")
  func serverBusy() {
    let wait = HostBackoffEntry(host: "example.org", until: Self.after(10), isAskedFor: false)
    #expect(
      Self.reason(.never, server: wait, now: Self.after(9), isForced: false) == .serverBusy(host: "example.org", until: Self.after(10)))
    #expect(Self.reason(.never, server: wait, now: Self.after(9), isForced: true) == nil)
  }

  // The stored fetch state.

  private static let before = FetchState(
    validators: Validators(etag: "\"old\"", lastModified: nil), lastTried: after(-60), lastSucceeded: after(-120), failures: 2,
    problem: .web(.status(code: 500)), notBefore: after(-1))

  @Test(
    "a response changes the stored fetch state as far as it says something new",
    arguments: [
      // The feed: its validators replace the old ones, and all failures are cleared.
      (
        .feed(.sample(), Validators(etag: nil, lastModified: "x")),
        FetchState(
          validators: Validators(etag: nil, lastModified: "x"), lastTried: asked, lastSucceeded: asked, hints: RefreshHints(lastNews: asked)
        )
      ),
      (.feed(.sample(), nil), FetchState(lastTried: asked, lastSucceeded: asked, hints: RefreshHints(lastNews: asked))),
      // "Not changed": the validators stay.
      (
        .unchanged,
        FetchState(validators: before.validators, lastTried: asked, lastSucceeded: asked, hints: RefreshHints(lastNews: asked))
      ),
      // A failure: the validators and the last success stay.
      (
        .failed(.gone, retryAfterSeconds: nil),
        FetchState(validators: before.validators, lastTried: asked, lastSucceeded: after(-120), failures: 3, problem: .gone)
      ),
      // No request was sent.
      (.withheld(.web(.status(code: 429))), before),
    ] as [(FeedResponse.Content, FetchState)])
  func stored(response: FeedResponse.Content, after: FetchState) {
    #expect(RefreshPolicy.fetchState(after: response, hasNews: false, before: Self.before, at: Self.asked) == after)
  }

  @Test("a gone feed stays gone after other errors, until it responds again")
  func staysGone() {
    let gone = FetchState(lastTried: Self.asked, failures: 1, problem: .gone)
    let failed = RefreshPolicy.fetchState(
      after: .failed(.web(.timedOut(seconds: 30)), retryAfterSeconds: nil), hasNews: false, before: gone, at: Self.after(1))
    #expect(failed.problem == .gone && failed.failures == 2)
    #expect(RefreshPolicy.fetchState(after: .unchanged, hasNews: false, before: failed, at: Self.after(2)).problem == nil)
  }

  @Test("an overloaded host that a redirect led to is stored while the overload lasts")
  func busyHost() {
    let metadata = ResponseMetadata(host: "cdn.example")
    let busy = RefreshPolicy.fetchState(
      after: .failed(.web(.status(code: 429)), retryAfterSeconds: 9), metadata: metadata, hasNews: false, before: .never, at: Self.asked)
    #expect(busy.busyHost == "cdn.example")
    let broken = RefreshPolicy.fetchState(
      after: .failed(.web(.status(code: 500)), retryAfterSeconds: nil), metadata: metadata, hasNews: false, before: busy, at: Self.asked)
    #expect(broken.busyHost == nil && broken.notBefore == nil)
  }

  @Test("another host that a redirect led to, such as that of a login page, puts a feed off for a day at most")
  func otherHost() {
    let fetchState = RefreshPolicy.fetchState(
      after: .failed(.web(.status(code: 503)), retryAfterSeconds: 2_592_000), metadata: ResponseMetadata(host: "login.example"),
      hasNews: false, before: .never, at: Self.asked)
    #expect(fetchState.notBefore == Self.asked.adding(minutes: 24 * 60))
  }

  @Test(
    "a server's request to wait is granted as stated, for up to 30 days",
    arguments: [
      (nil, nil), (-5, 0), (0, 0), (60, 60), (86_401, 86_401), (2_592_000, 2_592_000), (2_592_001, 2_592_000), (Int.max, 2_592_000),
    ] as [(Int?, Int?)])
  func retryAfter(seconds: Int?, granted: Int?) {
    let fetchState = RefreshPolicy.fetchState(
      after: .failed(.web(.status(code: 503)), retryAfterSeconds: seconds), hasNews: false, before: .never, at: Self.asked)
    #expect(fetchState.notBefore == granted.map { Self.asked.adding(seconds: $0) })
  }

  @Test("the longest granted wait is respected")
  func grantedIsKept() {
    let fetchState = RefreshPolicy.fetchState(
      after: .failed(.web(.status(code: 503)), retryAfterSeconds: .max), hasNews: false, before: .never, at: Self.asked)
    #expect(Self.reason(fetchState, now: Self.asked, isForced: true) == .askedToWait(until: Self.after(30 * Self.dayInMinutes)))
  }

  @Test(
    "an error response that is fresh for longer than the back-off is not requested again meanwhile, for up to a day",
    arguments: [(nil, nil), (0, nil), (1800, nil), (7200, 120), (.max, dayInMinutes)] as [(Int?, Int?)])
  func refusalFresh(seconds: Int?, minutes: Int?) {
    let failed = FeedResponse.Content.failed(.web(.status(code: 404)), retryAfterSeconds: nil)
    let fetchState = RefreshPolicy.fetchState(
      after: failed, metadata: ResponseMetadata(freshSeconds: seconds), hasNews: false, before: Self.before, at: Self.asked)
    var once = fetchState
    once.failures = 1
    guard let minutes else {
      return #expect(
        Self.reason(once, now: Self.after(1), isForced: false)
          == Self.reason(FetchState(lastTried: Self.asked, failures: 1), now: Self.after(1), isForced: false))
    }
    let expected = SkipReason.notDue(until: Self.after(minutes), .fresh(seconds: minutes * 60))
    #expect(Self.reason(once, now: Self.after(minutes - 1), isForced: false) == expected)
    #expect(Self.reason(once, now: Self.after(minutes), isForced: false) == nil)
    #expect(Self.reason(once, now: Self.after(1), isForced: true) == nil, "a forced refresh overrides that, as for a feed")
    #expect(RefreshPolicy.fetchState(after: .unchanged, hasNews: false, before: fetchState, at: Self.asked).refusalFreshSeconds == nil)
  }

  @Test("a page in place of the feed, and the error of another host, are not fresh")
  func freshOfOthers() {
    for (problem, host) in [
      (.notAFeed(found: "a web page"), nil), (.damaged(line: 1, reason: ""), nil), (.web(.status(code: 404)), "login.example"),
      (.web(.status(code: 511)), nil),
    ] as [(FetchError, String?)] {
      let after = RefreshPolicy.fetchState(
        after: .failed(problem, retryAfterSeconds: nil), metadata: ResponseMetadata(freshSeconds: 86_400, host: host), hasNews: false,
        before: Self.before, at: Self.asked)
      #expect(after.refusalFreshSeconds == nil, "\(problem)")
    }
  }

  @Test(
    "\"not changed\" updates the date only for the same tag, and nothing else",
    arguments: [
      ("\"old\"", "new", "new"), ("\"other\"", "new", "then"), (nil, "new", "then"), ("\"old\"", nil, "then"), (nil, nil, "then"),
    ] as [(String?, String?, String)])
  func renewed(etag: String?, date: String?, expected: String) {
    let before = FetchState(validators: Validators(etag: "\"old\"", lastModified: "then", digest: "d"))
    let metadata = ResponseMetadata(validators: Validators(etag: etag, lastModified: date))
    let after = RefreshPolicy.fetchState(after: .unchanged, metadata: metadata, hasNews: false, before: before, at: Self.asked)
    #expect(after.validators == Validators(etag: "\"old\"", lastModified: expected, digest: "d"))
  }

  @Test("a date without a tag does not replace the stored date")
  func dateAlone() {
    let before = FetchState(validators: Validators(lastModified: "then"))
    let metadata = ResponseMetadata(validators: Validators(lastModified: "new"))
    #expect(
      RefreshPolicy.fetchState(after: .unchanged, metadata: metadata, hasNews: false, before: before, at: Self.asked).validators
        == before.validators)
  }

  @Test("an error response that is fresh for exactly the back-off gives the back-off as the reason")
  func refusalFreshAsLong() {
    let seconds = RefreshPolicy.backoffSeconds(afterFailures: 1, of: Self.feed)
    let fetchState = FetchState(lastTried: Self.asked, failures: 1, refusalFreshSeconds: seconds)
    #expect(
      Self.reason(fetchState, now: Self.after(1), isForced: false)
        == .backingOffAfterFailures(count: 1, until: Self.asked.adding(seconds: seconds)))
  }

  @Test("an identical document renews the freshness, and begins a silence when none has begun")
  func same() throws {
    let validators = try #require(Validators(digest: "d"))
    let known = FetchState(hints: RefreshHints(freshSeconds: 60, lastNews: Self.after(-90)))
    func hints(after before: FetchState, freshSeconds: Int?) -> RefreshHints {
      RefreshPolicy.fetchState(
        after: .same(validators), metadata: ResponseMetadata(freshSeconds: freshSeconds), hasNews: false, before: before, at: Self.asked
      ).hints
    }
    #expect(hints(after: known, freshSeconds: 120) == RefreshHints(freshSeconds: 120, lastNews: Self.after(-90)))
    #expect(hints(after: known, freshSeconds: nil).freshSeconds == nil)
    #expect(hints(after: .never, freshSeconds: nil).lastNews == Self.asked)
  }
}
