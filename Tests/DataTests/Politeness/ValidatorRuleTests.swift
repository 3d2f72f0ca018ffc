import Domain
import LoopbackServer
import Testing

/// Rules 001 to 016: what a server gives to ask "has it changed?" with.
@Suite("Politeness: validators", .timeLimit(.minutes(10)))
struct ValidatorRuleTests {
  private static let day = 24 * 60

  @Test(
    "validators go back byte for byte, quotes, weak prefix and odd dates included, run after run",
    arguments: [
      ["ETag": "W/\"a b\"", "Last-Modified": "Sun, 1 Mar 2026 8:30:00 +0000"], ["ETag": "unquoted"], ["Last-Modified": "yesterday"],
      ["ETag": "\"\""],
    ])
  func opaque(headers: [String: String]) async throws {
    try await PoliteReader.reading(["/feed": .feed("one", headers: headers)]) { reader async throws in
      try await reader.lists("/feed")
      for round in 0..<3 {
        try await reader.refreshes()
        #expect(await reader.header("If-None-Match", of: "/feed") == (round == 0 ? nil : headers["ETag"]))
        #expect(await reader.header("If-Modified-Since", of: "/feed") == (round == 0 ? nil : headers["Last-Modified"]))
        reader.clock.turn(minutes: Self.day)
      }
      #expect(await reader.hits("/feed") == 3)
    }
  }

  @Test("a server that gives no validator is asked without one: none is made up of a date")
  func neverInvented() async throws {
    try await PoliteReader.reading(["/feed": .feed("one", headers: ["Date": "Sun, 01 Mar 2026 08:30:00 GMT"])]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      reader.clock.turn(minutes: Self.day)
      try await reader.refreshes()
      #expect(await reader.hits("/feed") == 2)
      #expect(await reader.header("If-None-Match", of: "/feed") == nil)
      #expect(await reader.header("If-Modified-Since", of: "/feed") == nil)
    }
  }

  @Test("the two are one set: a new answer replaces both, and forgets the one that it lacks")
  func oneSet() async throws {
    try await PoliteReader.reading(["/feed": .feed("one", headers: ["ETag": "\"1\"", "Last-Modified": "then"])]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      await reader.site.put(.feed("two", headers: ["Last-Modified": "now"]), at: "/feed")
      for _ in 0..<2 {
        reader.clock.turn(minutes: Self.day)
        try await reader.refreshes()
      }
      #expect(await reader.header("If-None-Match", of: "/feed") == nil)
      #expect(await reader.header("If-Modified-Since", of: "/feed") == "now")
    }
  }

  @Test("validators outlive every failure and the same body", arguments: [429, 503, 500, 404, 403, 410])
  func outliveFailures(status: Int) async throws {
    let feed = Answer.feed("one", headers: ["ETag": "\"1\""])
    try await PoliteReader.reading(["/feed": feed]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      await reader.site.put(Answer(status: status), at: "/feed")
      for _ in 0..<2 { try await reader.refreshes(insists: true) }
      await reader.site.put(feed, at: "/feed")
      #expect(try await reader.refreshes(insists: true) == ["/feed": .unchanged])
      #expect(await reader.header("If-None-Match", of: "/feed") == "\"1\"")
      #expect(try await reader.visit("/feed").validators?.etag == "\"1\"")
    }
  }

  @Test("a run that is broken off keeps the validators of what had come")
  func brokenOff() async throws {
    try await PoliteReader.reading(["/feed": .feed("one", headers: ["ETag": "\"1\""])]) { reader async throws in
      try await reader.lists("/feed")
      // The clock is turned between the two batches, so that visits are saved with the answer and not only at the end.
      for await batch in try await reader.run.refresh(RefreshOrder()) {
        if batch.contains(where: { if case .visited = $0 { true } else { false } }) { break }
        reader.clock.turn(minutes: 1)
      }
      #expect(try await reader.visit("/feed").validators?.etag == "\"1\"")
    }
  }

  @Test("validators of an older version's file are sent")
  func upgrade() async throws {
    try await PoliteReader.reading(["/feed": .feed("one", headers: ["ETag": "\"1\""])]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      let id = FeedID(address: try reader.address("/feed"))
      try reader.writes(
        "{\"schema\":1,\"visits\":{\"\(id)\":{\"etag\":\"\\\"1\\\"\",\"last_tried\":\"2026-02-28T08:30:00Z\",\"failures\":0,\"later\":[1]}}}",
        to: "visits.json")
      #expect(try await reader.refreshes() == ["/feed": .unchanged])
      #expect(await reader.header("If-None-Match", of: "/feed") == "\"1\"")
    }
  }
}
