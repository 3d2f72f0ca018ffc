import CoreDoubles
import Testing

@Suite("Stub", .timeLimit(.minutes(10)))
struct StubTests {
  private struct Refused: Error, Equatable {}

  @Test("a stub returns its results in turn, repeats the last one, and records its inputs")
  func inTurn() async throws {
    let stub = Stub<String, Int, Refused>(inTurn: .success(1), .failure(Refused()), .success(3))
    #expect(try await stub("a") == 1)
    await #expect(throws: Refused()) { try await stub("b") }
    #expect(try await stub("c") == 3)
    #expect(try await stub("d") == 3)
    #expect(await stub.inputs == ["a", "b", "c", "d"])
  }

  @Test("held results arrive in the order in which they are released")
  func held() async throws {
    let stub = Stub<Int, Int, Refused> { .success($0 * 10) }
    await stub.hold()
    let (responses, continuation) = AsyncStream.makeStream(of: Int.self)
    for input in 0..<2 {
      Task { continuation.yield(try await stub(input)) }
      await stub.called(times: input + 1)
    }
    var iterator = responses.makeAsyncIterator()
    await stub.release(1)
    #expect(await iterator.next() == 10)
    await stub.release(0)
    #expect(await iterator.next() == 0)
  }
}
