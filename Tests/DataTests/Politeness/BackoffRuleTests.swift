import DataLayer
import Domain
import LoopbackServer
import Testing

/// Rules 020 to 024: when servers and feeds say that it is too early.
@Suite("Politeness: waiting", .timeLimit(.minutes(10)))
struct BackoffRuleTests {
  @Test(
    "too many requests is heard for the whole server, in seconds and as a date, kept across runs, and by nobody outweighed",
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
    "a wish to wait of more than a day is kept as it was said, for up to 30 days",
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
    "who stops following a feed and begins again does not get round its server's wish, nor with another feed of it",
    arguments: [429, 503, 404])
  func removedAndAdded(status: Int) async throws {
    let busy = CannedResponse(status: status, headers: ["Retry-After": "7200"])
    try await PoliteReader.reading(["/feed": busy, "/same": .feed("one")]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      try await reader.run.subscriptions.remove(FeedID(url: try reader.url("/feed")))
      await reader.site.put(.feed("one"), at: "/feed")
      reader.clock.turn(minutes: 119)
      await #expect(throws: ReadingError.self) { try await reader.follows("/feed") }
      if status != 404 { await #expect(throws: ReadingError.self) { try await reader.follows("/same") } }
      try await reader.lists("/feed")
      try await reader.refreshes(insists: true)
      #expect(await reader.server.requests.count == 1)
      try await reader.run.subscriptions.remove(FeedID(url: try reader.url("/feed")))
      reader.clock.turn(minutes: 1)
      #expect(try await reader.follows("/feed").articles == 1)
    }
  }

  @Test(
    "a server that wants to be left alone when a feed is to be followed is asked once, however often that is tried",
    arguments: ["/feed", "/page"])
  func added(path: String) async throws {
    let page = CannedResponse(
      headers: ["Content-Type": "text/html"], text: "<html><link rel=alternate type=application/rss+xml href=/feed></html>")
    let answers = ["/feed": CannedResponse(status: 429, headers: ["Retry-After": "7200"]), "/page": page]
    try await PoliteReader.reading(answers) { reader async throws in
      for _ in 0..<3 { await #expect(throws: ReadingError.self) { try await reader.follows(path) } }
      #expect(await reader.hits("/feed") == 1)
      #expect(await reader.hits("/page") <= 1)
    }
  }

  @Test(
    "a refusal is not asked for again while its server calls it fresh, for up to a day",
    arguments: [(404, "max-age=36000", 600), (500, "max-age=99999999", 1440), (403, "max-age=60", 60)])
  func freshRefusal(status: Int, value: String, minutes: Int) async throws {
    try await PoliteReader.reading(["/feed": CannedResponse(status: status, headers: ["Cache-Control": value])]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      reader.clock.turn(minutes: minutes * 4 / 5 - 1)
      guard case .skipped = try await reader.refreshes()["/feed"] else { return #expect(Bool(false), "asked too early") }
      #expect(await reader.hits("/feed") == 1)
      reader.clock.turn(minutes: minutes / 5 + 1)
      try await reader.refreshes()
      #expect(await reader.hits("/feed") == 2)
    }
  }

  @Test("within a run, a server that has too much to do is not asked for its further feeds")
  func withinARun() async throws {
    let paths = (0..<20).map { "/\($0)" }
    let busy = CannedResponse(status: 429, headers: ["Retry-After": "600"])
    try await PoliteReader.reading(Dictionary(uniqueKeysWithValues: paths.map { ($0, busy) })) { reader async throws in
      for path in paths { try await reader.lists(path) }
      let outcomes = try await reader.refreshes()
      #expect(outcomes.count == 20)
      let until = StoreSample.moment.adding(minutes: 10)
      #expect(outcomes.values.count { $0 == .skipped(.serverBusy(host: "127.0.0.1", until: until)) } >= 16)
      #expect(await reader.server.requests.count <= 4, "two were under way, and two more may have begun")
    }
  }

  @Test("too much to do without a time is a rest that doubles, and one of an hour for the server's other feeds", arguments: [429, 503])
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
    "an answer is not asked for again while its server calls it fresh, for up to a day",
    arguments: [
      (["Cache-Control": "public, Max-Age=7200"], 120), (["Cache-Control": "max-age=\"7200\"", "Age": "3600"], 60),
      (["Expires": "Sun, 01 Mar 2026 10:30:00 GMT"], 120),
      (["Expires": "Sun, 01 Mar 2026 10:30:00 GMT", "Date": "Sun, 01 Mar 2026 09:30:00 GMT"], 60),
      (["Cache-Control": "max-age=3600", "Expires": "Mon, 02 Mar 2026 10:30:00 GMT"], 60),
      (["Cache-Control": "max-age=99999999999999999999"], 1440), (["Cache-Control": "s-maxage=7200, max-age=soon"], 30),
      (["Cache-Control": "no-cache"], 30), (["Cache-Control": "max-age=0"], 30), (["Expires": "0"], 30),
      (["Expires": "Sun, 01 Mar 2026 08:00:00 GMT"], 30),
    ] as [([String: String], Int)])
  func fresh(headers: [String: String], minutes: Int) async throws {
    try await expects(.feed("one", headers: headers), askedAgainAfter: minutes)
  }

  @Test(
    "what a feed says of when to ask is kept",
    arguments: [
      ("<ttl>120</ttl>", 120), ("<ttl>5</ttl>", 30),
      ("<sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>1</sy:updateFrequency>", 60),
      ("<skipHours><hour>8</hour><hour>9</hour><hour>10</hour></skipHours>", 150), ("<skipDays><day>Sunday</day></skipDays>", 930),
    ])
  func schedule(channel: String, minutes: Int) async throws {
    try await expects(.feed("one", channel: channel), askedAgainAfter: minutes)
  }

  @Test("a feed with something new every month is asked once a day, and one with something new all the time every half hour")
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
      guard case .skipped(let reason) = try await reader.refreshes()["/feed"] else { return #expect(Bool(false), "asked too early") }
      #expect(reason.until == StoreSample.moment.adding(minutes: minutes))
      #expect(await reader.hits("/feed") == 1)
      reader.clock.turn(minutes: 1)
      try await reader.refreshes()
      #expect(await reader.hits("/feed") == 2)
    }
  }
}
