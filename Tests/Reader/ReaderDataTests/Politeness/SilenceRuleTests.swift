import CoreDomain
import DataDoubles
import Growth
import LoopbackServer
import ReaderDomain
import ReaderDoubles
import Testing

/// Rule 023 over weeks: a feed is requested about as often as it publishes.
@Suite("Politeness: silence", .timeLimit(.minutes(10)))
struct SilenceRuleTests {
  private static let day = 24 * 60
  private static let tag = ["ETag": "\"1\""]

  /// Unchanging feeds of every kind whose dates or server give few hints.
  private static let silent: [String: CannedResponse] = [
    "/undated": .feed("one", headers: tag), "/single": .feed(headers: tag, channel: item("one", "Sun, 01 Mar 2026 08:00:00 GMT")),
    "/future": .feed(headers: tag, channel: item("one", "Tue, 01 Jan 2030 00:00:00 GMT") + item("two", "Wed, 02 Jan 2030 00:00:00 GMT")),
    "/empty": .feed(headers: tag), "/without-validators": .feed("one", "two"), "/empty-without-validators": .feed(),
    "/alive-until-now": .feed(
      headers: tag, channel: item("one", "Sun, 01 Mar 2026 07:30:00 GMT") + item("two", "Sun, 01 Mar 2026 08:20:00 GMT")),
  ]

  private static func item(_ word: String, _ date: String) -> String { "<item><guid>\(word)</guid><pubDate>\(date)</pubDate></item>" }

  /// Refreshes whenever a feed is due, until this many minutes have passed or `goesOn` returns false for the results.
  private func live(
    _ reader: PoliteReader, minutes: Int, beforeEachRun: (Int) async throws -> Void = { _ in },
    goesOn: ([String: FetchResult]) -> Bool = { _ in true }
  ) async throws {
    let end = reader.clock.now.adding(minutes: minutes)
    var run = 0
    while reader.clock.now < end {
      try await beforeEachRun(run)
      run += 1
      let outcomes = try await reader.refreshes()
      guard goesOn(outcomes) else { return }
      let next = outcomes.values.map { outcome -> Timestamp in
        guard case .skipped(let reason) = outcome else { return reader.clock.now }
        return reason.until ?? end
      }
      reader.clock.turn(to: min(end, next.min() ?? end))
    }
  }

  @Test("a silent feed is requested at most 36 times in the first week and once a day from then on, whatever hints it lacks")
  func silent() async throws {
    try await PoliteReader.reading(Self.silent) { reader async throws in
      for path in Self.silent.keys { try await reader.lists(path) }
      // The same articles, but different bytes in each response.
      try await reader.lists("/stamped")
      func stamp(_ run: Int) async { await reader.site.put(.feed("one", channel: "<lastBuildDate>\(run)</lastBuildDate>"), at: "/stamped") }
      var before: [String: Int] = [:]
      let weeks = SlowPart.isRun ? 3 : 2
      for week in 0..<weeks {
        try await live(reader, minutes: 7 * Self.day, beforeEachRun: stamp)
        for path in Self.silent.keys + ["/stamped"] {
          let hits = await reader.hits(path)
          #expect(hits - before[path, default: 0] <= (week == 0 ? 36 : 7), "\(path), week \(week)")
          before[path] = hits
        }
      }
      #expect(before.values.allSatisfy { $0 >= weeks * 7 }, "Every feed must be requested at least once a day.")
    }
  }

  @Test("a feed whose newest article is a week old is requested once a day from the start")
  func stopped() async throws {
    let items = Self.hourly(12, before: StoreSample.moment.adding(minutes: -7 * Self.day))
    try await PoliteReader.reading(["/feed": Self.feed(items, isDated: true)]) { reader async throws in
      try await reader.lists("/feed")
      try await live(reader, minutes: 7 * Self.day)
      #expect(await reader.hits("/feed") == 7)
    }
  }

  @Test(
    "a feed with an article every three hours is requested at most 48 times a day, and each article is found within 45 minutes",
    arguments: [true, false])
  func alive(isDated: Bool) async throws {
    try await PoliteReader.reading { reader async throws in
      try await reader.lists("/feed")
      var items: [Item] = []
      let days = SlowPart.isRun ? 3 : 1
      try await publish(days * 8, into: &items, reader, everyMinutes: 180, isDated: isDated, foundWithin: 45)
      #expect(await reader.hits("/feed") <= days * 48)
    }
  }

  @Test(
    "new articles after three weeks of silence are found within a day, and later ones as fast as without the silence",
    arguments: [true, false])
  func waking(isDated: Bool) async throws {
    var items = Self.hourly(12, before: StoreSample.moment)
    try await PoliteReader.reading(["/feed": Self.feed(items, isDated: isDated)]) { reader async throws in
      try await reader.lists("/feed")
      try await live(reader, minutes: 21 * Self.day)
      let asleep = await reader.hits("/feed")
      #expect(asleep <= 36 + 7 + 7)
      try await publish(1, into: &items, reader, everyMinutes: Self.day, isDated: isDated, foundWithin: Self.day)
      #expect(await reader.hits("/feed") > asleep)
      try await publish(1, into: &items, reader, everyMinutes: 60, isDated: isDated, foundWithin: Self.day / 6)
      try await publish(12, into: &items, reader, everyMinutes: 60, isDated: isDated, foundWithin: 30)
    }
  }

  /// An article, and when it was published.
  private typealias Item = (word: String, appeared: Timestamp)

  /// This number of articles, one hour apart.
  private static func hourly(_ count: Int, before moment: Timestamp) -> [Item] {
    (0..<count).map { ("\($0)", moment.adding(minutes: -60 * (count - $0))) }
  }

  private static func feed(_ items: [Item], isDated: Bool) -> CannedResponse {
    .feed(channel: items.map { isDated ? item($0.word, $0.appeared.rfc3339) : "<item><guid>\($0.word)</guid></item>" }.joined())
  }

  /// Publishes articles at a steady pace and checks the delay until each is found.
  private func publish(
    _ count: Int, into items: inout [Item], _ reader: PoliteReader, everyMinutes minutes: Int, isDated: Bool, foundWithin longest: Int
  ) async throws {
    for _ in 0..<count {
      let appeared = reader.clock.now
      items.append(("\(items.count)", appeared))
      await reader.site.put(Self.feed(items, isDated: isDated), at: "/feed")
      try await live(
        reader, minutes: minutes + longest,
        goesOn: { outcomes in
          guard outcomes["/feed"] == .updated(new: 1, changed: 0) else { return true }
          return false
        })
      let late = reader.clock.now.minutes(since: appeared)
      #expect(late <= longest, "article \(items.count)")
      try await live(reader, minutes: minutes - late)
    }
  }
}
