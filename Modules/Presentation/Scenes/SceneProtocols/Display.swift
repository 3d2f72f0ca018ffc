/// From a scene to a view: draws what it is given and decides nothing.
@MainActor
public protocol Display<ViewModel> {
  /// What the scene shows.
  associatedtype ViewModel: Sendable

  /// Draws it.
  func display(_ viewModel: ViewModel)
}
