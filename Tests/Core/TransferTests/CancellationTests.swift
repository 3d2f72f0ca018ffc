import LoopbackServer
import Testing
import Transfer

@Suite("Cancellation")
struct CancellationTests {
  @Test("cancelling the task ends a running transfer, and the loop keeps working", .timeLimit(.minutes(10)))
  func whileRunning() async throws {
    let (fetchedFeeds, arrived) = AsyncStream<Void>.makeStream()
    let response: @Sendable (RecordedRequest) -> CannedResponse = { request in
      if request.path == "/slow" { arrived.finish() }
      return CannedResponse(text: "hello", delayMilliseconds: request.path == "/slow" ? 3_600_000 : 0)
    }
    try await LoopbackServer.serving({ response($0) }) { server in
      let loop = TransferLoop()
      let task = Task { try await loop.response(to: .to(server.url + "/slow")) }
      for await _ in fetchedFeeds {}
      task.cancel()
      await #expect(throws: TransferError.cancelled) { try await task.value }
      let response = try await loop.response(to: .to(server.url + "/fast"))
      #expect(response.body == Array("hello".utf8))
    }
  }

  @Test("a task that is cancelled before its request sends nothing")
  func beforeStart() async throws {
    try await LoopbackServer.serving(["/": CannedResponse()]) { server in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await fetch(server.url)
      }
      await #expect(throws: TransferError.cancelled) { try await task.value }
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("concurrent transfers each end exactly once when half of them are cancelled at any moment", .timeLimit(.minutes(10)))
  func crowd() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "hello", delayMilliseconds: 5)]) { server in
      let loop = TransferLoop()
      // On a busy machine, the server may not answer for longer than a stalled transfer may last.
      let limits = TransferLimits(connectSeconds: 300, stallSeconds: 300)
      let tasks = (0..<60).map { _ in Task { try await loop.response(to: .to(server.url + "/", limits: limits)) } }
      for task in tasks.enumerated() where task.offset.isMultiple(of: 2) {
        task.element.cancel()
        await Task.yield()
      }
      for task in tasks.enumerated() {
        let result = await task.element.result
        switch result {
        case .success(let response): #expect(response.body == Array("hello".utf8))
        case .failure(let error): #expect(task.offset.isMultiple(of: 2) && error as? TransferError == .cancelled)
        }
      }
    }
  }
}
