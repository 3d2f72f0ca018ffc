import Domain
import DomainDoubles
import Testing

@Suite("RefreshPolicy")
struct RefreshPolicyTests {
  private static let asked = Timestamp.sample()
  private static let dayInMinutes = 24 * 60

  private static func after(_ minutes: Int) -> Timestamp { .sample(plusMinutes: minutes) }

  @Test("a server that was never asked is asked", arguments: [true, false])
  func never(isForced: Bool) {
    #expect(RefreshPolicy.reasonToSkip(.never, now: Self.asked, isForced: isForced) == nil)
  }

  @Test("a server is left alone for 30 minutes", arguments: [(0, false), (29, false), (30, true), (31, true)])
  func interval(minutes: Int, isDue: Bool) {
    let reason = RefreshPolicy.reasonToSkip(Visit(lastTried: Self.asked), now: Self.after(minutes), isForced: false)
    #expect(reason == (isDue ? nil : .recentlyAsked(dueAt: Self.after(30))))
  }

  @Test("one millisecond too early is too early")
  func toTheMillisecond() {
    let now = Timestamp(milliseconds: Self.after(30).milliseconds - 1)
    #expect(RefreshPolicy.reasonToSkip(Visit(lastTried: Self.asked), now: now, isForced: false) != nil)
  }

  @Test(
    "the rest doubles with every failure in a row, up to a day",
    arguments: [(1, 60), (2, 120), (3, 240), (4, 480), (5, 960), (6, 1440), (7, 1440), (64, 1440), (Int.max, 1440)])
  func rest(failures: Int, minutes: Int) {
    let visit = Visit(lastTried: Self.asked, failures: failures, problem: .web(.status(code: 500)))
    #expect(
      RefreshPolicy.reasonToSkip(visit, now: Self.after(minutes - 1), isForced: false)
        == .restingAfterFailures(count: failures, until: Self.after(minutes)))
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.after(minutes), isForced: false) == nil)
  }

  @Test("a feed that answers 410 is never asked again, unless a person insists")
  func gone() {
    let visit = Visit(lastTried: Self.asked, failures: 1, problem: .gone)
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.after(365 * Self.dayInMinutes), isForced: false) == .gone)
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.asked, isForced: true) == nil)
  }

  @Test(
    "a person who insists outweighs the interval and the rest",
    arguments: [Visit(lastTried: asked), Visit(lastTried: asked, failures: 9, problem: .web(.timedOut(seconds: 30)))])
  func forced(visit: Visit) {
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.asked, isForced: true) == nil)
  }

  @Test("a server's own wish to wait outweighs a person who insists", arguments: [true, false])
  func askedToWait(isForced: Bool) {
    let visit = Visit(lastTried: Self.asked, failures: 1, problem: .web(.status(code: 429)), notBefore: Self.after(90))
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.after(89), isForced: isForced) == .askedToWait(until: Self.after(90)))
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.after(90), isForced: isForced) == nil)
  }

  @Test("a clock that went back stops nothing")
  func clockWentBack() {
    let longAgo = Self.after(-10 * Self.dayInMinutes)
    #expect(RefreshPolicy.reasonToSkip(Visit(lastTried: Self.asked), now: longAgo, isForced: false) == nil)
    let resting = Visit(lastTried: Self.asked, failures: 3, problem: .web(.status(code: 500)))
    #expect(RefreshPolicy.reasonToSkip(resting, now: longAgo, isForced: false) == nil)
    let waiting = Visit(lastTried: Self.asked, failures: 1, problem: .web(.status(code: 429)), notBefore: Self.after(60))
    #expect(RefreshPolicy.reasonToSkip(waiting, now: longAgo, isForced: false) == nil)
  }

  @Test("a wish to wait counts for a day ahead and no longer")
  func farAhead() {
    let visit = Visit(notBefore: Self.after(Self.dayInMinutes))
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.asked, isForced: false) != nil)
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.asked.adding(seconds: -1), isForced: false) == nil)
  }

  // What is remembered.

  private static let before = Visit(
    validators: Validators(etag: "\"old\"", lastModified: nil), lastTried: after(-60), lastSucceeded: after(-120), failures: 2,
    problem: .web(.status(code: 500)), notBefore: after(-1))

  @Test("a feed replaces the validators and ends all troubles", arguments: [Validators(etag: nil, lastModified: "x"), nil])
  func feed(validators: Validators?) {
    #expect(
      RefreshPolicy.visit(after: .feed(.sample(), validators), before: Self.before, at: Self.asked)
        == Visit(validators: validators, lastTried: Self.asked, lastSucceeded: Self.asked))
  }

  @Test("\"not changed\" keeps the validators and ends all troubles")
  func unchanged() {
    #expect(
      RefreshPolicy.visit(after: .unchanged, before: Self.before, at: Self.asked)
        == Visit(validators: Self.before.validators, lastTried: Self.asked, lastSucceeded: Self.asked))
  }

  @Test("a failure is counted, and keeps the validators and the last success")
  func failed() {
    #expect(
      RefreshPolicy.visit(after: .failed(.gone, retryAfterSeconds: nil), before: Self.before, at: Self.asked)
        == Visit(
          validators: Self.before.validators, lastTried: Self.asked, lastSucceeded: Self.after(-120), failures: 3, problem: .gone))
  }

  @Test(
    "a server's wish to wait is granted for up to a day",
    arguments: [(nil, nil), (-5, 0), (0, 0), (60, 60), (86_400, 86_400), (86_401, 86_400), (Int.max, 86_400)] as [(Int?, Int?)])
  func retryAfter(seconds: Int?, granted: Int?) {
    let visit = RefreshPolicy.visit(after: .failed(.web(.status(code: 503)), retryAfterSeconds: seconds), before: .never, at: Self.asked)
    #expect(visit.notBefore == granted.map { Self.asked.adding(seconds: $0) })
  }

  @Test("the longest wait that is granted is also kept")
  func grantedIsKept() {
    let visit = RefreshPolicy.visit(after: .failed(.web(.status(code: 503)), retryAfterSeconds: .max), before: .never, at: Self.asked)
    #expect(RefreshPolicy.reasonToSkip(visit, now: Self.asked, isForced: true) == .askedToWait(until: Self.after(Self.dayInMinutes)))
  }
}
