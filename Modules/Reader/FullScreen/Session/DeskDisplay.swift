internal import CoreScenes

/// A display that passes view models on to the desk.
struct DeskDisplay<ViewModel: Sendable>: Display {
  let receive: @MainActor (ViewModel) -> Void

  func display(_ viewModel: ViewModel) { receive(viewModel) }
}
