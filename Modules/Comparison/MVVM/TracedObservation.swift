import ComparisonScenes
import CoreScenes

/// With `--trace`, records what a view draws, as the observation of a view model.
struct TracedObservation<Drawn: Sendable>: Display {
  private let viewModel: Any.Type
  private let base: any Display<Drawn>
  private let tracer: (any SceneTracer)?

  init(of viewModel: Any.Type, _ base: any Display<Drawn>, tracer: (any SceneTracer)?) {
    self.viewModel = viewModel
    self.base = base
    self.tracer = tracer
  }

  func display(_ drawn: Drawn) {
    guard let tracer else { return base.display(drawn) }
    tracer.around(viewModel, "observation", drawn) { base.display(drawn) }
  }
}
