public import Observation

/// Keeps the latest view model of a scene for views that observe it, such as SwiftUI's.
///
/// Observation merges several changes in one turn of the main actor, so a view may miss a loading state. A view that must show every view
/// model, such as a dialogue, implements `Display` instead.
@MainActor @Observable
public final class ObservedDisplay<ViewModel: Sendable>: Display {
  /// What the view shows; nil before the first request.
  public private(set) var viewModel: ViewModel?

  public init() {}

  public func display(_ viewModel: ViewModel) {
    self.viewModel = viewModel
  }
}
