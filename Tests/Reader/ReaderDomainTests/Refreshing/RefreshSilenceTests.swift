import CoreDomain
import CoreDoubles
import Growth
import ReaderDomain
import ReaderDoubles
import Testing

/// Simulates weeks of a feed without refresh hints, minute by minute.
@Suite("A feed that falls silent")
struct RefreshSilenceTests {
  private static let feed = Subscription.sample().id
  private static let day = 24 * 60

  /// The requests for a feed that is requested whenever it is due, in minutes since the first request.
  private struct Course {
    /// The times of the requests.
    var questions: [Int] = []
    /// For each article, when it appeared and when it was found.
    var seen: [(appeared: Int, found: Int)] = []
  }

  /// - Parameter isSaid: whether the server responds "not changed", or sends the same document again.
  private func course(days: Int, articlesAt moments: [Int], isSaid: Bool = true) -> Course {
    var course = Course()
    var fetchState = FetchState.never
    var waiting = moments.sorted()
    for minute in 0..<days * Self.day {
      let now = Timestamp.sample(plusMinutes: minute)
      guard case .ask = RefreshPolicy.decision(for: fetchState, of: Self.feed, now: now) else { continue }
      course.questions.append(minute)
      let new = waiting.prefix { $0 <= minute }
      waiting.removeFirst(new.count)
      course.seen += new.map { (appeared: $0, found: minute) }
      let isFirst = fetchState.lastTried == nil
      let response: FeedResponse.Content = isFirst || !new.isEmpty || !isSaid ? .feed(.sample(), nil) : .unchanged
      fetchState = RefreshPolicy.fetchState(after: response, hasNews: isFirst || !new.isEmpty, before: fetchState, at: now)
    }
    return course
  }

  @Test("a silent feed is requested at most 36 times in its first week, and once a day from then on", arguments: [true, false])
  func silent(isSaid: Bool) {
    let questions = course(days: 28, articlesAt: [], isSaid: isSaid).questions
    #expect(questions.count { $0 < 7 * Self.day } <= 36)
    for week in 1..<4 { #expect(questions.count { $0 / (7 * Self.day) == week } <= 7) }
    let pauses = zip(questions.dropFirst(), questions).map { $0 - $1 }
    #expect(pauses == pauses.sorted() && pauses.last == Self.day, "no interval is shorter than the one before it")
  }

  @Test(
    "a new article is found within a sixth of the silence before it or half an hour, and within a day",
    arguments: 0..<(SlowPart.isRun ? 20 : 5))
  func lateness(seed: Int) {
    var chance = SeededGenerator(UInt64(seed))
    var moments: [Int] = []
    // The gaps range from minutes to a fortnight.
    while moments.last ?? 0 < 40 * Self.day { moments.append((moments.last ?? 0) + (1 << Int.random(in: 0...14, using: &chance)) + 1) }
    let course = course(days: 70, articlesAt: moments)
    #expect(course.seen.count == moments.count)
    for (appeared, found) in course.seen {
      let before = course.seen.last { $0.found < found }?.found ?? 0
      #expect(found - appeared <= min(Self.day, max(RefreshInterval.standardMinutes, (appeared - before) / 6)))
    }
  }

  @Test("a feed is requested every half hour again as soon as something new is found")
  func wakes() throws {
    let course = course(days: 22, articlesAt: [20 * Self.day + 77])
    let found = try #require(course.seen.first?.found)
    #expect(course.questions.drop { $0 <= found }.prefix(3) == [found + 30, found + 60, found + 90])
  }

  @Test("a feed whose dates show a week of silence is requested once a day from the start")
  func silentBefore() {
    let hourly = (0..<12).map { FeedItem.sample(guid: "\($0)", published: .sample(plusMinutes: -7 * Self.day - 60 * $0)) }
    let first = RefreshPolicy.fetchState(after: .feed(.sample(items: hourly), nil), hasNews: true, before: .never, at: .sample())
    #expect(
      RefreshPolicy.decision(for: first, of: Self.feed, now: .sample(plusMinutes: 1))
        == .skip(.notDue(until: .sample(plusMinutes: Self.day), .silence(minutes: 7 * Self.day))))
  }

  @Test("only new or changed articles end the silence of a feed")
  func whatEndsASilence() {
    let silent = RefreshHints(lastNews: .sample(plusMinutes: -9 * Self.day))
    let before = FetchState(lastTried: .sample(), lastSucceeded: .sample(), hints: silent)
    func lastNews(after response: FeedResponse.Content, hasNews: Bool = false) -> Timestamp? {
      RefreshPolicy.fetchState(after: response, hasNews: hasNews, before: before, at: .sample(plusMinutes: 5)).hints.lastNews
    }
    let dated = Feed.sample(items: [.sample(published: .sample(plusMinutes: 4))])
    for response in [.feed(dated, nil), .unchanged, .failed(.gone, retryAfterSeconds: nil), .withheld(.gone)] as [FeedResponse.Content] {
      #expect(lastNews(after: response) == silent.lastNews)
    }
    #expect(lastNews(after: .feed(.sample(), nil), hasNews: true) == .sample(plusMinutes: 5))
  }

  @Test("the silence of a feed from an older version's data starts now")
  func upgrade() {
    let before = FetchState(lastTried: .sample(), lastSucceeded: .sample())
    #expect(
      RefreshPolicy.fetchState(after: .unchanged, hasNews: false, before: before, at: .sample(plusMinutes: 30)).hints.lastNews
        == .sample(plusMinutes: 30))
  }
}
