import Scenes
import Testing

@testable import VariantFlux

@MainActor @Suite("Dispatcher of Flux")
struct FluxDispatcherTests {
  /// Records the start and the end of each action.
  private final class Watch: SceneTracer {
    private(set) var notes: [String] = []

    func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
      Issue.record("a dispatch is synchronous")
    }

    func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
      notes.append("\(type) \(step): \(value)")
      work()
      notes.append("done")
    }

    func note(_ text: String) { notes.append(text) }
  }

  @Test("an action reaches all registered listeners in order, and the tracer surrounds them all")
  func dispatches() {
    let watch = Watch()
    let dispatcher = Dispatcher<Int>(watch: watch)
    dispatcher.register { watch.note("first \($0)") }
    dispatcher.register { watch.note("second \($0)") }
    dispatcher.dispatch(1)
    dispatcher.dispatch(2)
    #expect(
      watch.notes == [
        "Dispatcher<Int> dispatch: 1", "first 1", "second 1", "done", "Dispatcher<Int> dispatch: 2", "first 2", "second 2", "done",
      ])
  }
}
