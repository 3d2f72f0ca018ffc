/// From an interactor to a display: turns what happened into what is shown.
///
/// A presenter is a value. What it makes of a response is a pure function, `viewModel(for:)`, and that is what tests call.
@MainActor
public protocol Presenter<Response> {
  /// What happened, complete: nothing has to be asked for, not even the time.
  associatedtype Response: Sendable

  /// Shows it.
  func present(_ response: Response)
}
