import Scenes

/// A display whose outcomes are noted before they are drawn.
struct OutcomeRecordingDisplay<ViewModel: SceneViewModel>: Display {
  let base: any Display<ViewModel>
  let exitCodeRecorder: ExitCodeRecorder

  func display(_ viewModel: ViewModel) {
    exitCodeRecorder.note(viewModel.outcome)
    base.display(viewModel)
  }
}
