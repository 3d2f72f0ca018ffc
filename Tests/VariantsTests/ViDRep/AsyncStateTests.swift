import Domain
import Testing

@testable import VariantViDRep

@Suite("A state that takes its time")
struct AsyncStateTests {
  private typealias Count = AsyncState<Int, ReadingError>

  @Test("equals its copy, and no other that holds the same", arguments: [Count.Phase.none, .fetching, .retrieved(1), .failed(.cancelled)])
  private func identity(phase: Count.Phase) {
    let state = Count(phase)
    let copy = state
    #expect(state == copy)
    #expect(state != Count(phase))
  }

  @Test("stays the one that it is with another value in it, or another failure")
  func mapped() {
    let state = Count(.retrieved(2))
    let text = state.map({ "\($0) articles" }, failure: { $0 })
    #expect(text.map({ $0.count }, failure: { $0 }) == state)
    #expect(text.phase == .retrieved("2 articles"))
  }
}
