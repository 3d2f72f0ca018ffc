import ComparisonScenes
import CoreDomain
import CoreDoubles
import Testing

@MainActor
@Suite("The latest call of a use case")
struct LatestUseCaseTests {
  private enum Failure: Error { case refused, cancelled }

  /// Waits until it is cancelled.
  private struct Endless: UseCase {
    func callAsFunction(_ input: Void) async throws(Failure) -> Int {
      while !Task.isCancelled { await Task.yield() }
      throw .cancelled
    }
  }

  @Test("a call that a later one overtakes is answered with nil, whether it succeeds or fails", arguments: [1, 0])
  func overtaken(first: Int) async throws {
    let stub = Stub<Int, Int, Failure> { $0 == 0 ? .failure(.refused) : .success($0) }
    let latest = LatestUseCase(stub)
    await stub.hold()
    let early = Task { try await latest(first) }
    await stub.called(times: 1)
    let late = Task { try await latest(2) }
    await stub.called(times: 2)
    await stub.release(1)
    #expect(try await late.value == 2)
    await stub.release(0)
    #expect(try await early.value == nil)
  }

  @Test("a call cancels the one before, and is cancelled with its caller")
  func cancelled() async throws {
    let latest = LatestUseCase(Endless())
    let early = Task { try await latest(()) }
    await Task.yield()
    let late = Task { try await latest(()) }
    #expect(try await early.value == nil)
    late.cancel()
    await #expect(throws: Failure.cancelled) { try await late.value }
  }

  @Test("a call that none overtakes is answered, and throws what the use case throws")
  func alone() async throws {
    let latest = LatestUseCase(Stub<Int, Int, Failure>(inTurn: .success(3), .failure(.refused)))
    #expect(try await latest(1) == 3)
    await #expect(throws: Failure.refused) { try await latest(1) }
  }
}
