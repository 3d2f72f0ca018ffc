import LoopbackServer
import Testing
import Transfer

@Suite("Transfer failures")
struct FailureTests {
  @Test("a connection to a closed port fails")
  func deadPort() async throws {
    let port = try SilentPort()
    await #expect(throws: TransferError.cannotConnect("127.0.0.1:\(port.number)")) {
      try await fetch("http://127.0.0.1:\(port.number)/")
    }
  }

  @Test("a host that does not exist is not found")
  func unknownHost() async {
    await #expect(throws: TransferError.hostNotFound("nothing.invalid")) { try await fetch("http://nothing.invalid/feed") }
  }

  @Test("a server that does not support TLS has no secure connection")
  func noTLS() async throws {
    try await LoopbackServer.serving(["/": CannedResponse()]) { server in
      let error = await #expect(throws: TransferError.self) { try await fetch("https" + server.url.dropFirst("http".count)) }
      guard case .insecureConnection(let reason) = error else {
        Issue.record("unexpected error: \(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test(
    "a response that violates the protocol is invalid",
    arguments: [
      "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n",
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 8\r\n\r\nno gzip!",
      "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 11\r\n\r\n<rss></rss>",
      "220 mail.example.org ESMTP\r\n",
      "",
    ])
  func brokenAnswers(text: String) async throws {
    try await ScriptedServer.playing(.send(text)) { server in
      let error = await #expect(throws: TransferError.self) { try await fetch(server.url) }
      guard case .invalidResponse(let reason) = error else {
        Issue.record("unexpected error: \(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test("a connection that ends early is told without libcurl's count of bytes")
  func endsEarly() async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort")) { server in
      await #expect(throws: TransferError.invalidResponse("the connection ended before the response did")) { try await fetch(server.url) }
    }
  }

  @Test("bytes beyond the announced length belong neither to the body nor to the next response")
  func tooShortLength() async throws {
    let evil = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"
    try await ScriptedServer.playing(
      .send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello" + evil), .awaitRequest, .hold
    ) { server in
      let loop = TransferLoop()
      let first = try await loop.response(to: .to(server.url))
      #expect(first.body == Array("hello".utf8))
      let second = try await loop.response(to: .to(server.url))
      #expect(second.body == Array("hello".utf8))
      #expect(server.connections == 2)
    }
  }
}
