import CoreScenes

/// A display that records the outcome of each view model before drawing it.
struct OutcomeRecordingDisplay<ViewModel: SceneViewModel>: Display {
  let base: any Display<ViewModel>
  let exitCodeRecorder: ExitCodeRecorder

  func display(_ viewModel: ViewModel) {
    exitCodeRecorder.note(viewModel.outcome)
    base.display(viewModel)
  }
}
