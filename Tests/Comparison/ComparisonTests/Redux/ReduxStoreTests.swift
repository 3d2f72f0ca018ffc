import Testing

@testable import ComparisonRedux

/// Tests the parts that know no scene, with numbers.
@MainActor @Suite("Store of Redux")
struct ReduxStoreTests {
  private struct Step: ReduxAction { let number: Int }

  private final class Container: StateContainer {
    private(set) var state = 0
    func apply(_ state: Int) { self.state = state }
  }

  private final class Log { var lines: [String] = [] }

  /// Notes each action with the state after it. The first one also dispatches the next lower number, down to zero.
  private struct Noting: Middleware {
    let name: String
    let notes: Log

    func handle(_ action: Step, in state: Int, dispatch: @MainActor (Step) async -> Void) async {
      notes.lines.append("\(name) \(action.number) in \(state)")
      if name == "first", action.number > 0 { await dispatch(Step(number: action.number - 1)) }
    }
  }

  @Test("an action is reduced first, then the middlewares run in order, and an action of theirs starts again at the reducer")
  func dispatches() async {
    let (container, notes) = (Container(), Log())
    let middlewares = ["first", "second"].map { Noting(name: $0, notes: notes) }
    let store = ReduxStore<Int, Step>(container, middlewares: middlewares) { $1 * 10 + $0.number }
    await store.dispatch(Step(number: 1))
    #expect(container.state == 10)
    #expect(notes.lines == ["first 1 in 1", "first 0 in 10", "second 0 in 10", "second 1 in 1"])
  }
}
