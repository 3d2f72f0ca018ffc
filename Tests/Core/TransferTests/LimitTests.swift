import Deflate
import LoopbackServer
import Testing
import Transfer

@Suite("Transfer limits", .timeLimit(.minutes(10)))
struct LimitTests {
  static let tooLong = TransferLimits(maximumBodyBytes: 1000)

  @Test("a body of exactly the limit is accepted")
  func exactBody() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: String(repeating: "x", count: 1000))]) { server in
      let response = try await fetch(server.url, limits: Self.tooLong)
      #expect(response.body.count == 1000)
    }
  }

  @Test(
    "a body whose announced length exceeds the limit is refused before it arrives, and an endless one is stopped at the limit",
    arguments: [
      ("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n", .hold), ("HTTP/1.0 200 OK\r\n\r\n", .sendForever("8\r\n123456\r\n\r\n")),
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", .sendForever("8\r\n123456\r\n\r\n")),
    ] as [(String, ScriptedServer.Step)])
  func largeBody(head: String, next: ScriptedServer.Step) async throws {
    try await ScriptedServer.playing(.send(head), next) { server in
      await #expect(throws: TransferError.bodyTooLarge(limit: 1000)) { try await fetch(server.url, limits: Self.tooLong) }
    }
  }

  @Test("a compression bomb is stopped when its decoded size exceeds the limit")
  func bomb() async throws {
    let bomb = try #require(GzipCompression.compress([UInt8](repeating: UInt8(ascii: "A"), count: 300_000)))
    let response = CannedResponse(headers: ["Content-Encoding": "gzip"], body: bomb)
    try await LoopbackServer.serving(["/": response]) { server in
      let response = try await fetch(server.url)
      #expect(response.body == [UInt8](repeating: UInt8(ascii: "A"), count: 300_000))
      await #expect(throws: TransferError.bodyTooLarge(limit: 100_000)) {
        try await fetch(server.url, limits: TransferLimits(maximumBodyBytes: 100_000))
      }
    }
  }

  @Test(
    "endless header lines are stopped at the limit",
    arguments: [
      ("HTTP/1.1 200 OK\r\n", "X-Bomb: 0123456789\r\n"), ("HTTP/1.1 200 OK\r\n", "Set-Cookie: 0123456789\r\n"),
      ("HTTP/1.1 200 OK\r\nX-Bomb: ", "0123456789"), ("", "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n"),
    ])
  func headerBomb(start: String, bomb: String) async throws {
    try await ScriptedServer.playing(.send(start), .sendForever(bomb)) { server in
      await #expect(throws: TransferError.headersTooLarge(limit: 256 * 1024)) {
        try await fetch(server.url, limits: TransferLimits(maximumHeaderLines: .max))
      }
    }
  }

  @Test("the limit on header bytes can be set")
  func headerLimit() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(headers: ["X-Long": String(repeating: "x", count: 2000)])]) { server in
      let response = try await fetch(server.url)
      #expect(response.header("X-Long")?.count == 2000)
      await #expect(throws: TransferError.headersTooLarge(limit: 2000)) {
        try await fetch(server.url, limits: TransferLimits(maximumHeaderBytes: 2000))
      }
    }
  }

  @Test("header lines are counted over interim and final responses")
  func headerLines() async throws {
    let interim = String(repeating: "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n", count: 2)  // 6 lines
    try await ScriptedServer.playing(.send(interim + "HTTP/1.1 200 OK\r\nA:b\r\nC:d\r\nContent-Length:0\r\n\r\n")) { server in
      let response = try await fetch(server.url, limits: TransferLimits(maximumHeaderLines: 11))
      #expect(response.headers.count == 3)
      await #expect(throws: TransferError.tooManyHeaderLines(limit: 10)) {
        try await fetch(server.url, limits: TransferLimits(maximumHeaderLines: 10))
      }
    }
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\n"), .sendForever("a:\r\n")) { server in
      await #expect(throws: TransferError.tooManyHeaderLines(limit: 1000)) { try await fetch(server.url) }
    }
  }

  @Test(
    "a server that accepts a connection and never responds, or stops in the middle of a body, counts as stalled",
    arguments: [[.hold], [.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"), .hold]] as [[ScriptedServer.Step]])
  func stopsAnswering(steps: [ScriptedServer.Step]) async throws {
    try await ScriptedServer.playing(steps) { server in
      await #expect(throws: TransferError.stalled(seconds: 1)) {
        try await fetch(server.url, limits: TransferLimits(stallSeconds: 1))
      }
    }
  }

  @Test("a slow server that makes progress may take longer than the stall limit")
  func slowButAlive() async throws {
    let trickle = (1...12).flatMap { _ in [ScriptedServer.Step.send("12"), .wait(milliseconds: 1000)] }
    try await ScriptedServer.playing([.send("HTTP/1.1 200 OK\r\nContent-Length: 24\r\n\r\n")] + trickle) { server in
      let response = try await fetch(server.url, limits: TransferLimits(stallBytesPerSecond: 1, stallSeconds: 10))
      #expect(response.body.count == 24)
    }
  }

  @Test(
    "a server that sends its body or header lines too slowly counts as stalled, even if it never stops",
    arguments: [("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n", "x"), ("HTTP/1.1 200 OK\r\n", "X-Drip: 1\r\n")])
  func drips(start: String, drop: String) async throws {
    let drip = (1...60).flatMap { _ in [ScriptedServer.Step.send(drop), .wait(milliseconds: 300)] }
    try await ScriptedServer.playing([.send(start)] + drip) { server in
      await #expect(throws: TransferError.stalled(seconds: 1)) {
        try await fetch(server.url, limits: TransferLimits(stallBytesPerSecond: 100, stallSeconds: 1))
      }
    }
  }

  @Test("a transfer ends when it exceeds the total time limit, redirects included")
  func wholeTime() async throws {
    let slow = (1...60).flatMap { _ in [ScriptedServer.Step.send("xxxxxxxxxx"), .wait(milliseconds: 100)] }
    try await ScriptedServer.playing([.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")] + slow) { server in
      let limits = TransferLimits(connectSeconds: 60, stallBytesPerSecond: 1, totalSeconds: 1)
      await #expect(throws: TransferError.tookTooLong(seconds: 1)) { try await fetch(server.url, limits: limits) }
      try await LoopbackServer.serving(["/": CannedResponse(status: 302, headers: ["Location": server.url], delayMilliseconds: 500)]) {
        first in
        await #expect(throws: TransferError.tookTooLong(seconds: 1)) { try await fetch(first.url + "/", limits: limits) }
      }
    }
  }

  @Test("a body that is never read ends when the total time limit is exceeded")
  func untakenBody() async throws {
    try await ScriptedServer.playing(.send("HTTP/1.0 200 OK\r\n\r\n"), .sendForever("0123456789")) { server in
      let limits = TransferLimits(stallSeconds: 60, totalSeconds: 10)
      let response = try await TransferLoop().streamedResponse(to: .to(server.url, limits: limits))
      while server.openConnections > 0 { try await Task.sleep(for: .milliseconds(5)) }
      await #expect(throws: TransferError.tookTooLong(seconds: 10)) { try await response.body.whole() }
    }
  }

  @Test("a connection that never becomes ready times out")
  func neverReady() async throws {
    try await ScriptedServer.playing(.hold) { server in
      await #expect(throws: TransferError.connectTimedOut(seconds: 1)) {
        try await fetch("https://" + server.hostAndPort, limits: TransferLimits(connectSeconds: 1))
      }
    }
  }
}
