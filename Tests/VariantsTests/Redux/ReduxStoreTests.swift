import SceneDoubles
import Scenes
import Testing

@testable import VariantRedux

@MainActor @Suite("Store of Redux")
struct ReduxStoreTests {
  /// Dispatches the next lower number, down to zero.
  private struct CountDown: Middleware {
    func process(_ action: Int, in store: StoreAccess<Int, Int>, next: (Int) async -> Void) async {
      await next(action)
      if action > 0 { await store.dispatch(action - 1) }
    }
  }

  /// Records the start and the end of each action.
  private final class Watch: SceneTracer {
    private(set) var notes: [String] = []

    func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
      notes.append("\(step) \(value)")
      await work()
      notes.append("done \(value)")
    }

    func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
      Issue.record("a dispatch is asynchronous")
    }
  }

  @Test("an action from a middleware passes all middlewares again, within the action that caused it")
  func dispatchesFurther() async {
    let watch = Watch()
    let store = Store(0, middlewares: [WatchMiddleware(watch: watch), CountDown()]) { $0 * 10 + $1 }
    await store.dispatch(2)
    #expect(store.state == 210)
    #expect(watch.notes == ["dispatch 2", "dispatch 1", "dispatch 0", "done 0", "done 1", "done 2"])
  }

  @Test("subscribers receive each new state, but no state that equals the previous one")
  func tells() async {
    let told = Recorder<Int>()
    let store = Store<Int, Int>(0, middlewares: []) { max($0, $1) }
    store.subscribe(told.display)
    for action in [1, 3, 2, 3, 4] { await store.dispatch(action) }
    #expect(told.values == [1, 3, 4])
  }
}
