import CoreDomain
import DataDoubles
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

/// Rules 020 to 024: waiting when a server or a feed asks for it.
@Suite("Politeness: waiting", .timeLimit(.minutes(10)))
struct BackoffRuleTests {
  @Test(
    "Retry-After of a 429 or 503, in seconds or as a date, holds for the whole server, across runs and despite --force",
    arguments: ["7200", "Sun, 01 Mar 2026 10:30:00 GMT"], [429, 503])
  func retryAfter(value: String, status: Int) async throws {
    let answers: [String: CannedResponse] = [
      "/busy": CannedResponse(status: status, headers: ["Retry-After": value]), "/same": .feed("one"), "/other": .feed("two"),
    ]
    try await PoliteReader.reading(answers) { reader async throws in
      try await reader.lists("/busy")
      try await reader.refreshes()
      try await reader.lists("/same")
      try await reader.lists(try reader.url("/other", host: "localhost"))
      reader.clock.turn(minutes: 119)
      let end = StoreSample.moment.adding(minutes: 120)
      #expect(
        try await reader.refreshes(insists: true) == [
          "/busy": .skipped(.askedToWait(until: end)), "/same": .skipped(.serverBusy(host: "127.0.0.1", until: end)),
          "/other": .updated(new: 1, changed: 0),
        ])
      #expect(await reader.hits("/busy") == 1)
      #expect(await reader.hits("/same") == 0)
      reader.clock.turn(minutes: 1)
      #expect(try await reader.refreshes()["/same"] == .updated(new: 1, changed: 0))
    }
  }

  @Test(
    "a Retry-After of more than a day is respected, up to 30 days",
    arguments: [(429, "259200", 3), (404, "Wed, 04 Mar 2026 08:30:00 GMT", 3), (503, "2592000", 30), (429, "99999999999999999999", 30)])
  func days(status: Int, value: String, days: Int) async throws {
    try await PoliteReader.reading(["/feed": CannedResponse(status: status, headers: ["Retry-After": value])]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      let end = StoreSample.moment.adding(minutes: days * 1440)
      for _ in 0..<days {
        reader.clock.turn(minutes: 1439)
        #expect(try await reader.refreshes(insists: true) == ["/feed": .skipped(.askedToWait(until: end))])
        reader.clock.turn(minutes: 1)
      }
      #expect(await reader.hits("/feed") == 1)
      try await reader.refreshes()
      #expect(await reader.hits("/feed") == 2)
    }
  }

  @Test(
    "Retry-After still holds when a feed is unfollowed and followed again, and for other feeds of a busy server",
    arguments: [429, 503, 404])
  func removedAndAdded(status: Int) async throws {
    let busy = CannedResponse(status: status, headers: ["Retry-After": "7200"])
    try await PoliteReader.reading(["/feed": busy, "/same": .feed("one")]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      try await reader.run.subscriptions.remove(FeedID(url: try reader.url("/feed")))
      await reader.site.put(.feed("one"), at: "/feed")
      reader.clock.turn(minutes: 119)
      await #expect(throws: ReaderError.self) { try await reader.follows("/feed") }
      if status != 404 { await #expect(throws: ReaderError.self) { try await reader.follows("/same") } }
      try await reader.lists("/feed")
      try await reader.refreshes(insists: true)
      #expect(await reader.server.requests.count == 1)
      try await reader.run.subscriptions.remove(FeedID(url: try reader.url("/feed")))
      reader.clock.turn(minutes: 1)
      #expect(try await reader.follows("/feed").articles == 1)
    }
  }

  @Test(
    "a server that answers 429 when a feed is followed gets one request for it, however often the user tries",
    arguments: ["/feed", "/page"])
  func added(path: String) async throws {
    let page = CannedResponse(
      headers: ["Content-Type": "text/html"], text: "<html><link rel=alternate type=application/rss+xml href=/feed></html>")
    let answers = ["/feed": CannedResponse(status: 429, headers: ["Retry-After": "7200"]), "/page": page]
    try await PoliteReader.reading(answers) { reader async throws in
      for _ in 0..<3 { await #expect(throws: ReaderError.self) { try await reader.follows(path) } }
      #expect(await reader.hits("/feed") == 1)
      #expect(await reader.hits("/page") <= 1)
    }
  }

  @Test(
    "a refused feed is not requested while the refusal is fresh, for up to a day",
    arguments: [(404, "max-age=36000", 600), (500, "max-age=99999999", 1440), (403, "max-age=60", 60)])
  func freshRefusal(status: Int, value: String, minutes: Int) async throws {
    try await PoliteReader.reading(["/feed": CannedResponse(status: status, headers: ["Cache-Control": value])]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      reader.clock.turn(minutes: minutes * 4 / 5 - 1)
      guard case .skipped = try await reader.refreshes()["/feed"] else { return #expect(Bool(false), "requested too early") }
      #expect(await reader.hits("/feed") == 1)
      reader.clock.turn(minutes: minutes / 5 + 1)
      try await reader.refreshes()
      #expect(await reader.hits("/feed") == 2)
    }
  }

  @Test("within a run, a server that answers 429 gets no requests for its other feeds")
  func withinARun() async throws {
    let paths = (0..<20).map { "/\($0)" }
    let busy = CannedResponse(status: 429, headers: ["Retry-After": "600"])
    try await PoliteReader.reading(Dictionary(uniqueKeysWithValues: paths.map { ($0, busy) })) { reader async throws in
      for path in paths { try await reader.lists(path) }
      let outcomes = try await reader.refreshes()
      #expect(outcomes.count == 20)
      let until = StoreSample.moment.adding(minutes: 10)
      #expect(outcomes.values.count { $0 == .skipped(.serverBusy(host: "127.0.0.1", until: until)) } >= 16)
      #expect(await reader.server.requests.count <= 4, "Two requests were running, and two more may have started.")
    }
  }

  @Test(
    "429 and 503 without Retry-After mean a back-off that doubles, and one of an hour for the server's other feeds", arguments: [429, 503])
  func withoutHint(status: Int) async throws {
    try await PoliteReader.reading(["/busy": CannedResponse(status: status), "/same": .feed("one")]) { reader async throws in
      try await reader.lists("/busy")
      try await reader.refreshes()
      try await reader.lists("/same")
      reader.clock.turn(minutes: 47)
      try await reader.refreshes()
      #expect(await reader.server.requests.count == 1)
      reader.clock.turn(minutes: 13)
      try await reader.refreshes()
      #expect(await reader.hits("/busy") == 2)
      #expect(await reader.hits("/same") == 1)
      reader.clock.turn(minutes: 95)
      try await reader.refreshes()
      #expect(await reader.hits("/busy") == 2)
    }
  }

  @Test(
    "a feed is not requested while its response is fresh, for up to a day",
    arguments: [
      (["Cache-Control": "public, Max-Age=7200"], 120), (["Cache-Control": "max-age=\"7200\"", "Age": "3600"], 60),
      (["Expires": "Sun, 01 Mar 2026 10:30:00 GMT"], 120),
      (["Expires": "Sun, 01 Mar 2026 10:30:00 GMT", "Date": "Sun, 01 Mar 2026 09:30:00 GMT"], 60),
      (["Cache-Control": "max-age=3600", "Expires": "Mon, 02 Mar 2026 10:30:00 GMT"], 60),
      (["Cache-Control": "max-age=99999999999999999999"], 1440), (["Cache-Control": "s-maxage=7200, max-age=soon"], 30),
      (["Cache-Control": "no-cache, max-age=36000"], 30), (["Cache-Control": "no-store", "Expires": "Mon, 02 Mar 2026 10:30:00 GMT"], 30),
      (["Cache-Control": "max-age=-1", "Expires": "Mon, 02 Mar 2026 10:30:00 GMT"], 30),
      (["Cache-Control": "no-cache=\"Set-Cookie\", max-age=3600"], 60), (["Cache-Control": "no-cache"], 30),
      (["Cache-Control": "max-age=0"], 30), (["Expires": "0"], 30), (["Expires": "1893456000"], 30),
      (["Expires": "Sun, 01 Mar 2026 08:00:00 GMT"], 30),
    ] as [([String: String], Int)])
  func fresh(headers: [String: String], minutes: Int) async throws {
    try await expects(.feed("one", headers: headers), askedAgainAfter: minutes)
  }

  @Test(
    "the schedule in a feed is respected",
    arguments: [
      ("<ttl>120</ttl>", 120), ("<ttl>5</ttl>", 30),
      ("<sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>1</sy:updateFrequency>", 60),
      ("<skipHours><hour>8</hour><hour>9</hour><hour>10</hour></skipHours>", 150), ("<skipDays><day>Sunday</day></skipDays>", 930),
    ])
  func schedule(channel: String, minutes: Int) async throws {
    try await expects(.feed("one", channel: channel), askedAgainAfter: minutes)
  }

  @Test("a feed with monthly articles is requested once a day, and one with constant articles every half hour")
  func postingFrequency() async throws {
    func channel(_ dates: [String]) -> String { dates.map { "<item><guid>\($0)</guid><pubDate>\($0)</pubDate></item>" }.joined() }
    let monthly = channel(["Thu, 01 Jan 2026 00:00:00 GMT", "Sun, 01 Feb 2026 00:00:00 GMT", "Sun, 01 Mar 2026 00:00:00 GMT"])
    try await expects(.feed(channel: monthly), askedAgainAfter: 1440)
    let often = channel(["Sun, 01 Mar 2026 08:00:00 GMT", "Sun, 01 Mar 2026 08:10:00 GMT", "Sun, 01 Mar 2026 08:20:00 GMT"])
    try await expects(.feed(channel: often), askedAgainAfter: 30)
  }

  private func expects(_ response: CannedResponse, askedAgainAfter minutes: Int) async throws {
    try await PoliteReader.reading(["/feed": response]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      reader.clock.turn(minutes: minutes - 1)
      guard case .skipped(let reason) = try await reader.refreshes()["/feed"] else { return #expect(Bool(false), "requested too early") }
      #expect(reason.until == StoreSample.moment.adding(minutes: minutes))
      #expect(await reader.hits("/feed") == 1)
      reader.clock.turn(minutes: 1)
      try await reader.refreshes()
      #expect(await reader.hits("/feed") == 2)
    }
  }
}
