import CoreDomain
import Growth
import LoopbackServer
import ReaderDomain
import StorageDoubles
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

  /// Refreshes whenever a feed is due, until this many minutes have passed.
  private func live(_ reader: PoliteReader, minutes: Int, beforeEachRun: (Int) async throws -> Void) async throws {
    let end = reader.clock.now.adding(minutes: minutes)
    var run = 0
    while reader.clock.now < end {
      try await beforeEachRun(run)
      run += 1
      let next = try await reader.refreshes().values.map { outcome -> Timestamp in
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
}
