import ComparisonStore
import CoreScenes

/// The name of a user action, without its arguments, and its outcome.
struct TrackingEvent: Hashable, Sendable {
  enum Outcome: String, Sendable { case done, failed, overtaken }

  let name: String
  let outcome: Outcome
}

/// Collects tracking events.
@MainActor
protocol Tracker {
  func track(_ event: TrackingEvent) throws
}

/// Tracks each user action once, when its outcome is known. A failing tracker has no effect on the session.
struct TrackingMiddleware: Middleware {
  let tracker: any Tracker

  func handle(_ action: PictureAction, in state: PictureState, dispatch: @MainActor (PictureAction) async -> Void) async {
    switch action {
    case .asked, .loading: break
    case .listed(_, let asked), .opened(_, let asked): try? tracker.track(TrackingEvent(name: asked.name, outcome: .done))
    case .failed(_, let asked): try? tracker.track(TrackingEvent(name: asked.name, outcome: .failed))
    case .overtaken(let asked): try? tracker.track(TrackingEvent(name: asked.name, outcome: .overtaken))
    }
  }
}

extension ActionLog: Tracker {
  func track(_ event: TrackingEvent) { write("tracked \(event.name): \(event.outcome.rawValue)") }
}
