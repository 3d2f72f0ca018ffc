import Domain
import LoopbackServer
import Testing

/// Rules 020 to 024: when servers and feeds say that it is too early.
@Suite("Politeness: waiting", .timeLimit(.minutes(10)))
struct WaitingRuleTests {
  @Test(
    "too many requests is heard for the whole server, in seconds and as a date, kept across runs, and by nobody outweighed",
    arguments: ["7200", "Sun, 01 Mar 2026 10:30:00 GMT"], [429, 503])
  func retryAfter(value: String, status: Int) async throws {
    let answers: [String: Answer] = [
      "/busy": Answer(status: status, headers: ["Retry-After": value]), "/same": .feed("one"), "/other": .feed("two"),
    ]
    try await PoliteReader.reading(answers) { reader async throws in
      try await reader.lists("/busy")
      try await reader.refreshes()
      try await reader.lists("/same")
      try await reader.lists(try reader.address("/other", host: "localhost"))
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

  @Test("within a run, a server that has too much to do is not asked for its further feeds")
  func withinARun() async throws {
    let paths = (0..<20).map { "/\($0)" }
    let busy = Answer(status: 429, headers: ["Retry-After": "600"])
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
    try await PoliteReader.reading(["/busy": Answer(status: status), "/same": .feed("one")]) { reader async throws in
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
  func rhythm() async throws {
    func channel(_ dates: [String]) -> String { dates.map { "<item><guid>\($0)</guid><pubDate>\($0)</pubDate></item>" }.joined() }
    let monthly = channel(["Thu, 01 Jan 2026 00:00:00 GMT", "Sun, 01 Feb 2026 00:00:00 GMT", "Sun, 01 Mar 2026 00:00:00 GMT"])
    try await expects(.feed(channel: monthly), askedAgainAfter: 1440)
    let often = channel(["Sun, 01 Mar 2026 08:00:00 GMT", "Sun, 01 Mar 2026 08:10:00 GMT", "Sun, 01 Mar 2026 08:20:00 GMT"])
    try await expects(.feed(channel: often), askedAgainAfter: 30)
  }

  private func expects(_ answer: Answer, askedAgainAfter minutes: Int) async throws {
    try await PoliteReader.reading(["/feed": answer]) { reader async throws in
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
