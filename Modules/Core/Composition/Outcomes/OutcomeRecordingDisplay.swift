package import CoreScenes

/// A display that records the outcome of each view model before drawing it.
package struct OutcomeRecordingDisplay<ViewModel: SceneViewModel>: Display {
  let base: any Display<ViewModel>
  let exitCodeRecorder: ExitCodeRecorder

  package init(base: any Display<ViewModel>, exitCodeRecorder: ExitCodeRecorder) {
    self.base = base
    self.exitCodeRecorder = exitCodeRecorder
  }

  package func display(_ viewModel: ViewModel) {
    exitCodeRecorder.note(viewModel.outcome)
    base.display(viewModel)
  }
}
