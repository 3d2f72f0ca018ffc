import CoreDoubles
import CoreScenes
import Observation
import Testing

@MainActor @Suite("A display for observing views")
struct ObservedDisplayTests {
  private let display = ObservedDisplay<String>()

  @Test("a view that reads the view model is told of its first change")
  func observes() {
    let changes = Recorder<Void>()
    withObservationTracking {
      #expect(display.viewModel == nil)
    } onChange: {
      MainActor.assumeIsolated { changes.present(()) }
    }
    for viewModel in ["loading", "loaded"] { display.display(viewModel) }
    #expect(changes.values.count == 1)
    #expect(display.viewModel == "loaded")
  }

  @Test("after each answer of a scene, the view shows that answer")
  func follows() {
    let shown = ["loading", "loaded", "failed"].map { viewModel in
      display.display(viewModel)
      return display.viewModel
    }
    #expect(shown == ["loading", "loaded", "failed"])
  }
}
