import Domain
import DomainDoubles
import Testing

/// When a feed that does well is due, by what its server, the feed itself and its articles say.
@Suite("How often a feed is asked")
struct RefreshPaceTests {
  private static let feed = Subscription.sample().id

  private static func decision(_ pace: RefreshPace, asked: Timestamp = .sample(), after minutes: Int) -> RefreshDecision {
    RefreshPolicy.decision(for: Visit(lastTried: asked, pace: pace), of: feed, now: asked.adding(minutes: minutes))
  }

  @Test(
    "the longest pause that anybody suggests is kept, but half an hour at least and a day at most",
    arguments: [
      (RefreshPace(), 30, nil), (RefreshPace(freshSeconds: 0), 30, nil), (RefreshPace(freshSeconds: 1800), 30, nil),
      (RefreshPace(freshSeconds: 1801), 31, .fresh(seconds: 1801)), (RefreshPace(freshSeconds: 7200), 120, .fresh(seconds: 7200)),
      (RefreshPace(freshSeconds: .max), 1440, .fresh(seconds: .max)),
      (RefreshPace(schedule: FeedSchedule(ttlMinutes: 60)), 60, .ttl(minutes: 60)),
      (RefreshPace(schedule: FeedSchedule(ttlMinutes: .max)), 1440, .ttl(minutes: .max)),
      (RefreshPace(schedule: FeedSchedule(ttlMinutes: -5)), 30, nil),
      (RefreshPace(schedule: FeedSchedule(updateMinutes: 180)), 180, .editions(minutes: 180)),
      (RefreshPace(gapMinutes: 30 * 1440), 1440, .rhythm(gapMinutes: 30 * 1440)),
      (RefreshPace(gapMinutes: 400), 100, .rhythm(gapMinutes: 400)), (RefreshPace(gapMinutes: 10), 30, nil),
      (RefreshPace(lastNews: .sample(plusMinutes: -185)), 30, nil), (RefreshPace(lastNews: .sample(plusMinutes: 9999)), 30, nil),
      (RefreshPace(lastNews: .sample(plusMinutes: -600)), 100, .silence(minutes: 600)),
      (RefreshPace(lastNews: .sample(plusMinutes: -6 * 1440)), 1440, .silence(minutes: 6 * 1440)),
      (RefreshPace(lastNews: .sample(plusMinutes: -999_999)), 1440, .silence(minutes: 999_999)),
      (RefreshPace(gapMinutes: 400, lastNews: .sample(plusMinutes: -300)), 100, .rhythm(gapMinutes: 400)),
      (
        RefreshPace(freshSeconds: 3600, gapMinutes: 1000, schedule: FeedSchedule(ttlMinutes: 90, updateMinutes: 60)), 250,
        .rhythm(gapMinutes: 1000)
      ),
    ] as [(RefreshPace, Int, PaceReason?)])
  func pause(pace: RefreshPace, minutes: Int, reason: PaceReason?) {
    let dueAt = Timestamp.sample(plusMinutes: minutes)
    #expect(Self.decision(pace, after: minutes - 1) == .skip(reason.map { .notDue(until: dueAt, $0) } ?? .recentlyAsked(dueAt: dueAt)))
    #expect(Self.decision(pace, after: minutes) == .ask(.due))
  }

  /// The sample moment is Sunday 2026-03-01T08:30:00Z.
  @Test(
    "hours and days off are kept, in UTC, and end with the hour",
    arguments: [
      ([9], [], 31, 90), ([9, 10, 11], [], 45, 210), ([], [.sunday], 31, 930), (Set(0...8).union(9...23), [], 31, nil),
      ([9], Set(Weekday.allCases), 31, nil), ([8], [], 31, nil), (Set(1...23), [.monday], 31, 2370),
    ] as [(Set<Int>, Set<Weekday>, Int, Int?)])
  func off(hours: Set<Int>, days: Set<Weekday>, minutes: Int, end: Int?) {
    let pace = RefreshPace(schedule: FeedSchedule(skippedHours: hours, skippedDays: days))
    let expected = end.map { RefreshDecision.skip(.hoursOff(until: .sample(plusMinutes: $0))) } ?? .ask(.due)
    #expect(Self.decision(pace, after: minutes) == expected)
    if let end { #expect(Self.decision(pace, after: end) == .ask(.due)) }
  }

  @Test("a pause that ends within hours off lasts until they end")
  func both() {
    let pace = RefreshPace(schedule: FeedSchedule(ttlMinutes: 60, skippedHours: [9, 10]))
    #expect(Self.decision(pace, after: 10) == .skip(.notDue(until: .sample(plusMinutes: 150), .ttl(minutes: 60))))
  }

  @Test("a person who insists outweighs the pace, and a feed that has failed has rested enough")
  func outweighed() {
    let pace = RefreshPace(freshSeconds: 86_400, schedule: FeedSchedule(skippedDays: [.sunday]))
    let visit = Visit(lastTried: .sample(), pace: pace)
    #expect(RefreshPolicy.decision(for: visit, of: Self.feed, now: .sample(plusMinutes: 1), isForced: true) == .ask(.forced))
    let failed = Visit(lastTried: .sample(), failures: 1, problem: .web(.status(code: 500)), pace: pace)
    #expect(RefreshPolicy.decision(for: failed, of: Self.feed, now: .sample(plusMinutes: 60)) == .ask(.due))
  }

  @Test("an answer leaves what the server, the feed and its articles say; \"not changed\" only what it says anew; a failure nothing")
  func remembered() {
    let schedule = FeedSchedule(ttlMinutes: 60)
    var content = Feed.sample(items: [
      .sample(published: .sample(plusMinutes: -100)), .sample(guid: "2", published: .sample(plusMinutes: -300)),
    ])
    content.schedule = schedule
    let first = RefreshPolicy.visit(
      after: .feed(content, nil), terms: AnswerTerms(freshSeconds: 99_999_999), hasNews: false, before: .never, at: .sample())
    #expect(first.pace == RefreshPace(freshSeconds: 86_400, gapMinutes: 200, lastNews: .sample(plusMinutes: -100), schedule: schedule))
    #expect(RefreshPolicy.visit(after: .unchanged, hasNews: false, before: first, at: .sample()).pace == first.pace)
    let told = RefreshPolicy.visit(after: .unchanged, terms: AnswerTerms(freshSeconds: 60), hasNews: false, before: first, at: .sample())
    #expect(told.pace == RefreshPace(freshSeconds: 60, gapMinutes: 200, lastNews: .sample(plusMinutes: -100), schedule: schedule))
    let failed = RefreshPolicy.visit(after: .failed(.gone, retryAfterSeconds: nil), hasNews: false, before: first, at: .sample())
    #expect(failed.pace == first.pace)
    #expect(
      RefreshPolicy.visit(after: .feed(.sample(), nil), hasNews: false, before: first, at: .sample()).pace
        == RefreshPace(lastNews: .sample(plusMinutes: -100)))
  }
}
