import ReaderDomain
import Testing

@testable import VariantViDRep

@Suite("AsyncState")
struct AsyncStateTests {
  private typealias Count = AsyncState<Int, ReadingError>

  @Test(
    "a state equals its copy, but no other state with the same content",
    arguments: [Count.Phase.none, .fetching, .retrieved(1), .failed(.cancelled)])
  private func identity(phase: Count.Phase) {
    let state = Count(phase)
    let copy = state
    #expect(state == copy)
    #expect(state != Count(phase))
  }
}
