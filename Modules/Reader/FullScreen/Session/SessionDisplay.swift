internal import CoreScenes

/// A display that passes view models on to the session.
struct SessionDisplay<ViewModel: Sendable>: Display {
  let receive: @MainActor (ViewModel) -> Void

  func display(_ viewModel: ViewModel) { receive(viewModel) }
}
