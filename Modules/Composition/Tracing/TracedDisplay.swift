import Scenes

struct TracedDisplay<ViewModel: Sendable>: Display {
  let base: any Display<ViewModel>
  let trace: Trace

  func display(_ viewModel: ViewModel) {
    trace.around(type(of: base), viewModel) { base.display(viewModel) }
  }
}
