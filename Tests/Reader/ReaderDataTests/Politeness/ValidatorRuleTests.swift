import CoreDomain
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

/// Rules 001 to 016: the validators of conditional requests.
@Suite("Politeness: validators", .timeLimit(.minutes(10)))
struct ValidatorRuleTests {
  @Test("validators are sent only to the server that issued them, and not to a redirect target")
  func origins() async throws {
    let other = Site(["/feed": .feed("one", headers: ["ETag": "\"1\""])])
    try await LoopbackServer.serving({ await other.response(to: $0) }) { elsewhere in
      let away = CannedResponse.redirect(302, to: elsewhere.url + "/feed")
      try await PoliteReader.reading(["/feed": .feed("old", headers: ["ETag": "\"1\"", "Last-Modified": "then"])]) { reader async throws in
        try await reader.lists("/feed")
        #expect(try await reader.refreshes() == ["/feed": .updated(new: 1, changed: 0)])
        // The feed redirects to a server that happens to use the same ETag, and later returns.
        await reader.site.put(away, at: "/feed")
        #expect(try await reader.refreshes(insists: true) == ["/feed": .updated(new: 1, changed: 0)])
        #expect(try await reader.refreshes(insists: true) == ["/feed": .unchanged])
        await reader.site.put(.feed("new", headers: ["ETag": "\"1\""]), at: "/feed")
        #expect(try await reader.refreshes(insists: true) == ["/feed": .updated(new: 1, changed: 0)])
        #expect(await elsewhere.requests.map { $0.header("If-None-Match") } == [nil, "\"1\""])
        #expect(await reader.server.requests.map { $0.header("If-None-Match") } == [nil, "\"1\"", nil, nil])
        #expect(await reader.server.requests.map { $0.header("If-Modified-Since") } == [nil, "then", nil, nil])
      }
    }
  }

  private static let day = 24 * 60

  @Test(
    "validators are sent back byte for byte in every run, including quotes, weak prefixes and odd dates",
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

  private static let odd: [[UInt8]] = [
    [0x22, 0xE9, 0x22], [0x22, 0xC3, 0xA9, 0x22], [0x57, 0x2F, 0x22, 0xE6, 0x97, 0xA5, 0x22], [0x22, 0x80, 0x9F, 0xAD, 0xFF, 0x22],
    [0x22, 0x61, 0x09, 0x62, 0x5C, 0x22],
  ]
  private static let unsendable: [[UInt8]] = [[0x22, 0x01, 0x22], [0x22, 0x7F, 0x22], [UInt8](repeating: 0x61, count: 4097)]
  private static let line = Array("If-None-Match: ".utf8)

  @Test("the bytes of a validator are sent back unchanged in any encoding", arguments: odd)
  func everyByte(etag: [UInt8]) async throws {
    try await playing(etag) { reader, server async throws in
      for _ in 0..<3 {
        try await reader.refreshes()
        reader.clock.turn(minutes: Self.day)
      }
      let sent = Self.line + etag
      #expect(server.heads.map(Self.condition) == [nil, sent, sent])
    }
  }

  @Test(
    "a validator that is invalid or too long for a header is not sent, and the feed is still fetched", arguments: unsendable)
  func cannotBeSent(etag: [UInt8]) async throws {
    try await playing(etag) { reader, server async throws in
      for round in 0..<2 {
        let outcomes = try await reader.refreshes()
        #expect(Array(outcomes.values) == [round == 0 ? .updated(new: 1, changed: 0) : .unchanged])
        reader.clock.turn(minutes: Self.day)
      }
      #expect(server.heads.count == 2 && server.heads.allSatisfy { Self.condition(in: $0) == nil })
    }
  }

  private static let kept: [(text: String, sent: [UInt8]?)] = [
    ("\\u00e9", [0xE9]), ("\u{65E5}", [0xE6, 0x97, 0xA5]), ("1\\r\\nX-Evil: 1", nil), ("\\u0000", nil),
  ]

  @Test("a validator in a file of an older version is sent unchanged, unless it contains a line break or a NUL", arguments: kept)
  func fromAFile(text: String, sent: [UInt8]?) async throws {
    try await playing(Array("\"1\"".utf8)) { reader, server async throws in
      try await reader.refreshes()
      let id = try #require(try await reader.run.subscriptions.all().first?.id)
      try reader.writes(
        "{\"schema\":1,\"visits\":{\"\(id)\":{\"etag\":\"\(text)\",\"last_tried\":\"2026-02-28T08:30:00Z\",\"failures\":0}}}",
        to: "visits.json")
      #expect(try await reader.refreshes().values.first == .unchanged)
      let lines = try #require(server.heads.last)
      #expect(Self.condition(in: lines) == sent.map { Self.line + $0 })
      #expect(!lines.contains { $0.starts(with: "X-Evil".utf8) })
    }
  }

  private static func condition(in head: [[UInt8]]) -> [UInt8]? {
    head.first { $0.starts(with: line) }
  }

  /// Adds a feed of a server that sends the feed with this `ETag` in every response.
  private func playing(_ etag: [UInt8], _ work: (PoliteReader, ScriptedServer) async throws -> Void) async throws {
    let feed = CannedResponse.feed("one").body
    let head = Array("HTTP/1.1 200 OK\r\nContent-Length: \(feed.count)\r\nETag: ".utf8) + etag + Array("\r\n\r\n".utf8)
    try await PoliteReader.reading { reader async throws in
      try await ScriptedServer.playing(.sendBytes(head + feed)) { server async throws in
        try await reader.lists(try WebURL(server.url + "/feed"))
        try await work(reader, server)
      }
    }
  }

  @Test("a new Last-Modified in a 304 with the same ETag is sent from then on")
  func renewedDate() async throws {
    let feed = CannedResponse.feed("one", headers: ["ETag": "\"1\"", "Last-Modified": "then"])
    try await PoliteReader.reading(["/feed": feed]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      await reader.site.put(CannedResponse.feed("one", headers: ["ETag": "\"1\"", "Last-Modified": "now"]), at: "/feed")
      for expected in ["then", "now"] {
        reader.clock.turn(minutes: Self.day)
        #expect(try await reader.refreshes() == ["/feed": .unchanged])
        #expect(await reader.header("If-Modified-Since", of: "/feed") == expected)
      }
    }
  }

  @Test("a request for a response without validators has none: no validator is made from its Date")
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

  @Test("ETag and Last-Modified form one set: a new response replaces both and clears a missing one")
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

  @Test("validators survive every failure and an unchanged body", arguments: [429, 503, 500, 404, 403, 410])
  func outliveFailures(status: Int) async throws {
    let feed = CannedResponse.feed("one", headers: ["ETag": "\"1\""])
    try await PoliteReader.reading(["/feed": feed]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      await reader.site.put(CannedResponse(status: status), at: "/feed")
      for _ in 0..<2 { try await reader.refreshes(insists: true) }
      await reader.site.put(feed, at: "/feed")
      #expect(try await reader.refreshes(insists: true) == ["/feed": .unchanged])
      #expect(await reader.header("If-None-Match", of: "/feed") == "\"1\"")
      #expect(try await reader.fetchState("/feed").validators?.etag == "\"1\"")
    }
  }

  @Test("an interrupted run keeps the validators of the responses that arrived")
  func brokenOff() async throws {
    try await PoliteReader.reading(["/feed": .feed("one", headers: ["ETag": "\"1\""])]) { reader async throws in
      try await reader.lists("/feed")
      // The clock advances between the two batches, so that fetch states are saved with the response and not only at the end.
      for await batch in try await reader.run.refresh(RefreshInput()) {
        if batch.contains(where: { if case .fetched = $0 { true } else { false } }) { break }
        reader.clock.turn(minutes: 1)
      }
      #expect(try await reader.fetchState("/feed").validators?.etag == "\"1\"")
    }
  }

  @Test("validators in a file of an older version are sent")
  func upgrade() async throws {
    try await PoliteReader.reading(["/feed": .feed("one", headers: ["ETag": "\"1\""])]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      let id = FeedID(url: try reader.url("/feed"))
      try reader.writes(
        "{\"schema\":1,\"visits\":{\"\(id)\":{\"etag\":\"\\\"1\\\"\",\"last_tried\":\"2026-02-28T08:30:00Z\",\"failures\":0,\"later\":[1]}}}",
        to: "visits.json")
      #expect(try await reader.refreshes() == ["/feed": .unchanged])
      #expect(await reader.header("If-None-Match", of: "/feed") == "\"1\"")
    }
  }
}
