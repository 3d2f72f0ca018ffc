/// Draws the view models of a scene. It makes no decisions.
@MainActor
public protocol Display<ViewModel> {
  associatedtype ViewModel: Sendable

  func display(_ viewModel: ViewModel)
}
