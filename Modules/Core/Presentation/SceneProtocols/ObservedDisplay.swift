public import CoreScenes
public import Observation

/// Keeps the latest view model of a scene for views that observe it, such as SwiftUI's.
///
/// Observation reports several changes in one turn of the main actor as one, so a view may miss a loading state. A display that must show every
/// answer, such as a dialogue, is a `Display` of its own.
@MainActor @Observable
public final class ObservedDisplay<ViewModel: Sendable>: Display {
  /// What the view shows; nil before the first request.
  public private(set) var viewModel: ViewModel?

  public init() {}

  public func display(_ viewModel: ViewModel) {
    self.viewModel = viewModel
  }
}
