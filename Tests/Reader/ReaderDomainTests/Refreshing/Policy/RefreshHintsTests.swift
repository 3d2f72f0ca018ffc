import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// When a feed without failures is due, according to its server, its document and its articles.
@Suite("Refresh interval of a feed")
struct RefreshHintsTests {
  private static let feed = Subscription.sample().id

  private static func decision(_ hints: RefreshHints, asked: Timestamp = .sample(), after minutes: Int) -> RefreshDecision {
    RefreshPolicy.decision(for: FetchState(lastTried: asked, hints: hints), of: feed, now: asked.adding(minutes: minutes))
  }

  @Test(
    "the longest suggested interval applies, but at least half an hour and at most a day",
    arguments: [
      (RefreshHints(), 30, nil), (RefreshHints(freshSeconds: 0), 30, nil), (RefreshHints(freshSeconds: 1800), 30, nil),
      (RefreshHints(freshSeconds: 1801), 31, .fresh(seconds: 1801)), (RefreshHints(freshSeconds: 7200), 120, .fresh(seconds: 7200)),
      (RefreshHints(freshSeconds: .max), 1440, .fresh(seconds: .max)),
      (RefreshHints(schedule: FeedSchedule(ttlMinutes: 60)), 60, .ttl(minutes: 60)),
      (RefreshHints(schedule: FeedSchedule(ttlMinutes: .max)), 1440, .ttl(minutes: .max)),
      (RefreshHints(schedule: FeedSchedule(ttlMinutes: -5)), 30, nil),
      (RefreshHints(schedule: FeedSchedule(updateMinutes: 180)), 180, .editions(minutes: 180)),
      (RefreshHints(gapMinutes: 30 * 1440), 1440, .postingFrequency(gapMinutes: 30 * 1440)),
      (RefreshHints(gapMinutes: 400), 100, .postingFrequency(gapMinutes: 400)), (RefreshHints(gapMinutes: 10), 30, nil),
      (RefreshHints(lastNews: .sample(plusMinutes: -185)), 30, nil), (RefreshHints(lastNews: .sample(plusMinutes: 9999)), 30, nil),
      (RefreshHints(lastNews: .sample(plusMinutes: -600)), 100, .silence(minutes: 600)),
      (RefreshHints(lastNews: .sample(plusMinutes: -6 * 1440)), 1440, .silence(minutes: 6 * 1440)),
      (RefreshHints(lastNews: .sample(plusMinutes: -999_999)), 1440, .silence(minutes: 999_999)),
      (RefreshHints(gapMinutes: 400, lastNews: .sample(plusMinutes: -300)), 100, .postingFrequency(gapMinutes: 400)),
      (
        RefreshHints(freshSeconds: 3600, gapMinutes: 1000, schedule: FeedSchedule(ttlMinutes: 90, updateMinutes: 60)), 250,
        .postingFrequency(gapMinutes: 1000)
      ),
    ] as [(RefreshHints, Int, IntervalReason?)])
  func interval(hints: RefreshHints, minutes: Int, reason: IntervalReason?) {
    let dueAt = Timestamp.sample(plusMinutes: minutes)
    #expect(Self.decision(hints, after: minutes - 1) == .skip(reason.map { .notDue(until: dueAt, $0) } ?? .recentlyAsked(dueAt: dueAt)))
    #expect(Self.decision(hints, after: minutes) == .ask)
  }

  /// The sample moment is Sunday, 2026-03-01T08:30:00Z.
  @Test(
    "skipped hours and days are respected, in UTC, and end on the hour",
    arguments: [
      ([9], [], 31, 90), ([9, 10, 11], [], 45, 210), ([], [.sunday], 31, 930), (Set(0...8).union(9...23), [], 31, nil),
      ([9], Set(Weekday.allCases), 31, nil), ([8], [], 31, nil), (Set(1...23), [.monday], 31, 2370),
    ] as [(Set<Int>, Set<Weekday>, Int, Int?)])
  func off(hours: Set<Int>, days: Set<Weekday>, minutes: Int, end: Int?) {
    let hints = RefreshHints(schedule: FeedSchedule(skippedHours: hours, skippedDays: days))
    let expected = end.map { RefreshDecision.skip(.hoursOff(until: .sample(plusMinutes: $0))) } ?? .ask
    #expect(Self.decision(hints, after: minutes) == expected)
    if let end { #expect(Self.decision(hints, after: end) == .ask) }
    // Before, too, the skipped hours are the reason, unless they end first.
    if let end, minutes == 31 { #expect(Self.decision(hints, after: 1) == .skip(.hoursOff(until: .sample(plusMinutes: end)))) }
  }

  @Test("an interval that ends in a skipped hour lasts until the next allowed hour")
  func both() {
    let hints = RefreshHints(schedule: FeedSchedule(ttlMinutes: 60, skippedHours: [9, 10]))
    #expect(Self.decision(hints, after: 10) == .skip(.notDue(until: .sample(plusMinutes: 150), .ttl(minutes: 60))))
  }

  @Test("a forced refresh overrides the interval, and after a failure only the back-off counts")
  func outweighed() {
    let hints = RefreshHints(freshSeconds: 86_400, schedule: FeedSchedule(skippedDays: [.sunday]))
    let fetchState = FetchState(lastTried: .sample(), hints: hints)
    #expect(RefreshPolicy.decision(for: fetchState, of: Self.feed, now: .sample(plusMinutes: 1), isForced: true) == .ask)
    let failed = FetchState(lastTried: .sample(), failures: 1, problem: .web(.status(code: 500)), hints: hints)
    #expect(RefreshPolicy.decision(for: failed, of: Self.feed, now: .sample(plusMinutes: 60)) == .ask)
  }

  @Test("a feed response replaces the hints, \"not changed\" updates only what it states, and a failure changes none")
  func remembered() {
    let schedule = FeedSchedule(ttlMinutes: 60)
    var content = Feed.sample(items: [
      .sample(published: .sample(plusMinutes: -100)), .sample(guid: "2", published: .sample(plusMinutes: -300)),
    ])
    content.schedule = schedule
    let first = RefreshPolicy.fetchState(
      after: .feed(content, nil), metadata: ResponseMetadata(freshSeconds: 99_999_999), hasNews: false, before: .never, at: .sample())
    #expect(first.hints == RefreshHints(freshSeconds: 86_400, gapMinutes: 200, lastNews: .sample(plusMinutes: -100), schedule: schedule))
    #expect(RefreshPolicy.fetchState(after: .unchanged, hasNews: false, before: first, at: .sample()).hints == first.hints)
    let reported = RefreshPolicy.fetchState(
      after: .unchanged, metadata: ResponseMetadata(freshSeconds: 60), hasNews: false, before: first, at: .sample())
    #expect(reported.hints == RefreshHints(freshSeconds: 60, gapMinutes: 200, lastNews: .sample(plusMinutes: -100), schedule: schedule))
    let failed = RefreshPolicy.fetchState(after: .failed(.gone, retryAfterSeconds: nil), hasNews: false, before: first, at: .sample())
    #expect(failed.hints == first.hints)
    #expect(
      RefreshPolicy.fetchState(after: .feed(.sample(), nil), hasNews: false, before: first, at: .sample()).hints
        == RefreshHints(lastNews: .sample(plusMinutes: -100)))
  }
}
