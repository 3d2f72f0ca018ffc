import SampleDomain
import Testing

@testable import ComparisonViDRep

@Suite("AsyncState of ViDRep")
struct ViDRepAsyncStateTests {
  private typealias Count = AsyncState<Int, PictureError>

  @Test("a state equals its copy, but no other state with the same content")
  func identity() {
    for state in [Count(), Count().fetching, Count().retrieved(1), Count().failed(.cancelled)] {
      let copy = state
      #expect(state == copy)
    }
    #expect(Count() != Count() && Count().retrieved(1) != Count().retrieved(1))
  }

  @Test("the value that was retrieved last stays while the next is fetched, and when that fails")
  func value() {
    let state = Count().retrieved(3)
    #expect([Count().fetching, state, state.fetching, state.failed(.cancelled), state.retrieved(4)].map(\.value) == [nil, 3, 3, 3, 4])
  }
}
