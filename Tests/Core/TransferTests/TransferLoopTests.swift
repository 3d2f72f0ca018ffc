import LoopbackServer
import Testing

@testable import Transfer

@Suite("Transfer loop")
struct TransferLoopTests {
  @Test("200 concurrent transfers each receive their own body", .timeLimit(.minutes(10)))
  func manyTransfers() async throws {
    try await LoopbackServer.serving({ CannedResponse(text: String(repeating: $0.path, count: 500)) }) { server in
      let loop = TransferLoop()
      let bodies = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
        for number in 0..<200 {
          group.addTask { (number, try await loop.response(to: .to("\(server.url)/\(number)")).body) }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      #expect(bodies.count == 200)
      for (number, body) in bodies { #expect(body == Array(String(repeating: "/\(number)", count: 500).utf8)) }
      #expect(await server.requests.count == 200)
    }
  }

  @Test("the next transfer reuses the connection")
  func reuse() async throws {
    try await ScriptedServer.playing(
      .send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfirst"), .awaitRequest,
      .send("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecond"), .hold
    ) { server in
      let loop = TransferLoop()
      let response = try await loop.response(to: .to(server.url))
      #expect(response.body == Array("first".utf8))
      let second = try await loop.response(to: .to(server.url))
      #expect(second.body == Array("second".utf8))
    }
  }

  @Test("the thread ends when the loop is released", .timeLimit(.minutes(10)))
  func end() async throws {
    weak var thread: LoopThread?
    try await LoopbackServer.serving(["/": CannedResponse()]) { server in
      let loop = TransferLoop()
      thread = loop.thread
      _ = try await loop.response(to: .to(server.url))
    }
    while thread != nil { try await Task.sleep(for: .milliseconds(1)) }
  }
}
