import Deflate
import LoopbackServer
import Testing
import Transfer

@Suite("Streamed bodies", .timeLimit(.minutes(10)))
struct StreamTests {
  private static let endless = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
  private static let chunk = "4000\r\n" + String(repeating: "x", count: 0x4000) + "\r\n"

  @Test("the chunks make up the body, and then the stream ends", arguments: [0, 1, 5000, 300_000])
  func pieces(size: Int) async throws {
    let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try await LoopbackServer.serving(["/1": .redirect(to: "/2"), "/2": CannedResponse(status: 404, headers: ["ETag": "\"e\""], body: body)])
    {
      server in
      let response = try await TransferLoop().streamedResponse(to: .to(server.url + "/1"))
      #expect(response.status == 404)
      #expect(response.header("etag") == "\"e\"")
      #expect(response.effectiveURL == server.url + "/2")
      #expect(response.redirects.map(\.status) == [302])
      var iterator = response.body.makeAsyncIterator()
      var taken: [UInt8] = []
      while let chunk = try await iterator.next() {
        #expect(!chunk.isEmpty)
        taken += chunk
      }
      #expect(taken == body)
      #expect(try await iterator.next() == nil)
    }
  }

  @Test("the header fields are available before the body")
  func headFirst() async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\nX-A: b\r\n\r\n"), .hold) { server in
      let response = try await TransferLoop().streamedResponse(to: .to(server.url))
      #expect(response.header("X-A") == "b")
    }
  }

  @Test("a redirect without a Location is the final response, with its body")
  func redirectWithoutLocation() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(status: 301, text: "where to?")]) { server in
      let response = try await TransferLoop().streamedResponse(to: .to(server.url + "/"))
      #expect(response.status == 301)
      #expect(try await response.body.whole() == Array("where to?".utf8))
    }
  }

  @Test("a body of 50 MB arrives complete, in small chunks")
  func big() async throws {
    let body = [UInt8](unsafeUninitializedCapacity: 50_000_000) { buffer, count in
      for index in buffer.indices { buffer[index] = UInt8(truncatingIfNeeded: index &* 31 ^ (index >> 13)) }
      count = buffer.count
    }
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 50000000\r\n\r\n"), .sendBytes(body)) { server in
      let response = try await TransferLoop().streamedResponse(to: .to(server.url))
      var taken: [UInt8] = []
      var longest = 0
      for try await chunk in response.body {
        longest = max(longest, chunk.count)
        taken += chunk
      }
      #expect(taken == body)
      #expect(longest < 3_000_000)
    }
  }

  @Test("a body that is cut off yields the received bytes and then the error, on every read")
  func cutOff() async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")) { server in
      var iterator = try await TransferLoop().streamedResponse(to: .to(server.url)).body.makeAsyncIterator()
      var taken: [UInt8] = []
      for _ in 1...3 {
        do throws(TransferError) {
          while let chunk = try await iterator.next() { taken += chunk }
          Issue.record("the body ended without an error")
        } catch {
          if case .invalidResponse = error { continue }
          Issue.record("unexpected error: \(error)")
        }
      }
      #expect(taken == Array("half".utf8))
    }
  }

  @Test("the limits apply to a streamed body", arguments: [endless, "HTTP/1.0 200 OK\r\n\r\n"])
  func limits(head: String) async throws {
    try await ScriptedServer.playing(.send(head), .sendForever(Self.chunk)) { server in
      let limits = TransferLimits(maximumBodyBytes: 1_000_000)
      let response = try await TransferLoop().streamedResponse(to: .to(server.url, limits: limits))
      await #expect(throws: TransferError.bodyTooLarge(limit: 1_000_000)) { try await response.body.whole() }
    }
    try await ScriptedServer.playing(.send(Self.endless + Self.chunk), .hold) { server in
      let response = try await TransferLoop().streamedResponse(to: .to(server.url, limits: TransferLimits(stallSeconds: 10)))
      await #expect(throws: TransferError.stalled(seconds: 10)) { try await response.body.whole() }
    }
  }

  @Test("a compression bomb is stopped when its decoded size exceeds the limit")
  func bomb() async throws {
    let bomb = try #require(GzipCompression.compress([UInt8](repeating: UInt8(ascii: "A"), count: 300_000)))
    let response = CannedResponse(headers: ["Content-Encoding": "gzip"], body: bomb)
    try await LoopbackServer.serving(["/": response]) { server in
      let loop = TransferLoop()
      #expect(try await loop.streamedResponse(to: .to(server.url)).body.whole().count == 300_000)
      let limits = TransferLimits(maximumBodyBytes: 100_000)
      let response = try await loop.streamedResponse(to: .to(server.url, limits: limits))
      await #expect(throws: TransferError.bodyTooLarge(limit: 100_000)) { try await response.body.whole() }
    }
  }

  @Test("a failure before the body fails the call")
  func failures() async throws {
    let port = try SilentPort()
    await #expect(throws: TransferError.cannotConnect("127.0.0.1:\(port.number)")) {
      try await TransferLoop().streamedResponse(to: .to("http://127.0.0.1:\(port.number)/"))
    }
    await #expect(throws: TransferError.unsupportedScheme("ftp")) {
      try await TransferLoop().streamedResponse(to: .to("ftp://example.org/"))
    }
  }

  @Test("reading from the server pauses while no chunk is requested, and resumes afterwards")
  func slowConsumer() async throws {
    try await ScriptedServer.playing(.send(Self.endless), .sendForever(Self.chunk)) { server in
      let limits = TransferLimits(maximumBodyBytes: 1 << 40)
      let response = try await TransferLoop().streamedResponse(to: .to(server.url, limits: limits))
      let unread = try await server.sentWhenStill()
      #expect(unread < Self.maximumInTheSystem)
      var iterator = response.body.makeAsyncIterator()
      var taken = 0
      while taken < 2 * Self.maximumInTheSystem, let chunk = try await iterator.next() { taken += chunk.count }
      #expect(try await server.sentWhenStill() < taken + Self.maximumInTheSystem)
    }
  }

  @Test("releasing a body ends its transfer, and the loop keeps working")
  func lettingGo() async throws {
    try await ScriptedServer.playing(.send(Self.endless), .sendForever(Self.chunk)) { server in
      let loop = TransferLoop()
      for piecesToTake in [0, 1] {
        let limits = TransferLimits(maximumBodyBytes: 1 << 40)
        var iterator = try await loop.streamedResponse(to: .to(server.url, limits: limits)).body.makeAsyncIterator()
        for _ in 0..<piecesToTake { _ = try await iterator.next() }
        #expect(server.openConnections == 1)
        iterator = try await LoopbackServer.serving(["/": CannedResponse(text: "next")]) { other in
          try await loop.streamedResponse(to: .to(other.url + "/")).body.makeAsyncIterator()
        }
        while server.openConnections > 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(try await iterator.next() == Array("next".utf8))
      }
    }
  }

  @Test("cancelling the task that waits for a chunk ends the transfer", arguments: [false, true])
  func cancelling(isBefore: Bool) async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"), .hold) { server in
      let patient = TransferLimits(stallSeconds: 3600, totalSeconds: 3600)
      let response = try await TransferLoop().streamedResponse(to: .to(server.url, limits: patient))
      let (takings, taken) = AsyncStream<Void>.makeStream()
      let task = Task {
        if isBefore { withUnsafeCurrentTask { $0?.cancel() } }
        var iterator = response.body.makeAsyncIterator()
        var pieces: [[UInt8]] = []
        do throws(TransferError) {
          while let chunk = try await iterator.next() {
            pieces.append(chunk)
            taken.finish()
          }
          return (pieces, TransferError?.none)
        } catch {
          taken.finish()
          return (pieces, error)
        }
      }
      for await _ in takings {}
      task.cancel()
      let (pieces, error) = await task.value
      #expect(error == .cancelled)
      #expect(pieces == [] || pieces == [Array("half".utf8)])
      while server.openConnections > 0 { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  @Test("concurrent streams each receive their own body, even if some pause")
  func crowd() async throws {
    try await LoopbackServer.serving({ CannedResponse(text: String(repeating: $0.path, count: 200_000)) }) { server in
      let loop = TransferLoop()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 10..<26 {
          group.addTask {
            let response = try await loop.streamedResponse(to: .to("\(server.url)/\(number)"))
            if number.isMultiple(of: 2) { try await Task.sleep(for: .milliseconds(50)) }
            #expect(try await response.body.whole() == Array(String(repeating: "/\(number)", count: 200_000).utf8))
          }
        }
        try await group.waitForAll()
      }
    }
  }

  /// More than all buffers can contain: those at both ends of a connection, of the stream and of libcurl.
  private static let maximumInTheSystem = 30_000_000
}

extension StreamedResponse {
  /// The response with its whole body.
  func whole() async throws(TransferError) -> TransferResponse {
    TransferResponse(
      status: status, headers: headers, body: try await body.whole(), effectiveURL: effectiveURL, redirects: redirects, server: server)
  }
}

extension BodyStream {
  /// The bytes of all chunks.
  func whole() async throws(TransferError) -> [UInt8] {
    var bytes: [UInt8] = []
    for try await chunk in self { bytes += chunk }
    return bytes
  }
}

extension ScriptedServer {
  /// The number of sent bytes once it has not grown for a while.
  func sentWhenStill() async throws -> Int {
    var sent = -1
    while sentBytes != sent {
      sent = sentBytes
      try await Task.sleep(for: .milliseconds(300))
    }
    return sent
  }
}
