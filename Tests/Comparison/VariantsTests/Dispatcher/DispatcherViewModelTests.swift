import Testing

@testable import VariantDispatcher

@MainActor @Suite("View model of the two rings")
struct DispatcherViewModelTests {
  @Test("when notified, a view model asks the actor, and each view gets the answer if it has changed")
  func asks() {
    var (answer, asked): (Int?, Int) = (nil, 0)
    var (one, other): ([String], [String]) = ([], [])
    let viewModel = NotifiedViewModel(
      asking: {
        asked += 1
        return answer
      }, wording: { "number \($0)" })
    viewModel.subscribe { one.append($0) }
    viewModel.subscribe { other.append($0) }
    for next in [nil, 1, 1, 2] {
      answer = next
      viewModel.notify()
    }
    #expect(asked == 4)
    #expect(one == ["number 1", "number 2"])
    #expect(other == one)
  }
}
