import CoreScenes
import Testing

@testable import VariantRedux

/// Tests the parts that know no scene, with numbers.
@MainActor @Suite("Store of Redux")
struct ReduxStoreTests {
  private struct Step: ReduxAction, Equatable { let number: Int }

  private final class Container: StateContainer {
    private(set) var state = 0
    func apply(_ state: Int) { self.state = state }
  }

  /// Dispatches the next lower number, down to zero, and notes each action with the state after it.
  private struct CountDown: Middleware {
    let notes: Notes

    func handle(_ action: Step, in state: Int, dispatch: @MainActor (Step) async -> Void) async {
      notes.lines.append("first \(action.number) in \(state)")
      if action.number > 0 { await dispatch(Step(number: action.number - 1)) }
    }
  }

  private struct Second: Middleware {
    let notes: Notes

    func handle(_ action: Step, in state: Int, dispatch: @MainActor (Step) async -> Void) async {
      notes.lines.append("second \(action.number) in \(state)")
    }
  }

  private final class Notes: SceneTracer {
    var lines: [String] = []

    func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
      lines.append(step)
      await work()
      lines.append("done")
    }

    func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
      Issue.record("a dispatch is asynchronous")
    }
  }

  @Test("an action is reduced first, then the middlewares run in order, and an action of theirs starts again at the reducer")
  func dispatches() async {
    let (container, notes) = (Container(), Notes())
    let store = ReduxStore<Int, Step>(container, middlewares: [CountDown(notes: notes), Second(notes: notes)]) { $0 * 10 + $1.number }
    await store.dispatch(Step(number: 1))
    #expect(container.state == 10)
    #expect(notes.lines == ["first 1 in 1", "first 0 in 10", "second 0 in 10", "second 1 in 1"])
  }

  @Test("a tracer surrounds each action with everything that it causes")
  func isWatched() async {
    let notes = Notes()
    let store = ReduxStore<Int, Step>(Container(), middlewares: [CountDown(notes: notes)], watch: notes) { $0 + $1.number }
    await store.dispatch(Step(number: 1))
    #expect(notes.lines == ["dispatch", "first 1 in 1", "dispatch", "first 0 in 1", "done", "done"])
  }
}
