/// Turns the responses of an interactor into view models for a display.
///
/// A presenter is a value. The conversion is a pure function, `viewModel(for:)`, which tests call directly.
@MainActor
public protocol Presenter<Response> {
  /// What happened in the scene. A response contains everything that the presenter needs, including the current time.
  associatedtype Response: Sendable

  /// Passes the view model of the response to the display.
  func present(_ response: Response)
}
