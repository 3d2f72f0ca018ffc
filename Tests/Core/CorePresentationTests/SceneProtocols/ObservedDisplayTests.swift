import CoreDoubles
import CorePresentation
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
    for viewModel in ["loading", "done"] { display.display(viewModel) }
    #expect(changes.values.count == 1)
    #expect(display.viewModel == "done")
  }

  @Test("while a scene loads, the view shows that; then it shows the result")
  func followsTheScene() {
    for viewModel in ["loading", "done"] {
      display.display(viewModel)
      #expect(display.viewModel == viewModel)
    }
  }
}
