public import CoreScenes
import ReaderDomain
import ReaderScenes
import VariantStoreViewState

/// One action of the user and its outcome. It names neither articles nor search texts, which are private.
public struct TrackingEvent: Hashable, Sendable {
  /// The name of the request, such as `search`.
  public let name: String
  public let outcome: Outcome

  init(_ request: ArticleList.Request, _ outcome: Outcome) {
    self.init(named: request.name, outcome)
  }

  init(named name: String, _ outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}

/// Why a tracker did not accept an event.
public struct TrackingError: Error, Hashable {
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}

/// Collects what users do.
@MainActor
public protocol Tracker {
  /// Receives one event for each user action, when its outcome is known. A failing tracker changes nothing that is shown.
  func track(_ event: TrackingEvent) throws(TrackingError)
}

/// Tracks each user action once, with its outcome, also when it failed or a later action has overtaken it.
struct TrackingMiddleware: Middleware {
  let tracker: any Tracker

  func handle(_ action: ArticleAction, in state: ArticleState, dispatch: @MainActor (ArticleAction) async -> Void) async {
    guard let event = action.trackingEvent else { return }
    do throws(TrackingError) {
      try tracker.track(event)
    } catch {
      await dispatch(.untracked(event, error))
    }
  }
}

extension ArticleAction {
  /// The event of the action that tells the outcome of a user action; nil for all other actions.
  var trackingEvent: TrackingEvent? {
    switch self {
    case .ask(.notUnderstood(let text)): TrackingEvent(.notUnderstood(text), .failed)
    case .refused(_, let request): TrackingEvent(request, .failed)
    case .listed(let page, let listing): Self.event(of: listing, page.rows.isEmpty ? .nothingMatched : .done)
    case .listFailed(_, let listing): Self.event(of: listing, .failed)
    case .changed(let result, let requested): TrackingEvent(.change(requested), result.count == 0 ? .nothingMatched : .done)
    case .opened(let details, let reference, _): TrackingEvent(.open(reference), details.problem == nil ? .done : .someFailed)
    case .openFailed(_, let reference, _): TrackingEvent(.open(reference), .failed)
    case .routed(.article(let reference)): TrackingEvent(.open(reference), .done)
    case .travelled(let step, let state): TrackingEvent(named: step.rawValue, state == nil ? .nothingMatched : .done)
    case .ask, .list, .open, .count, .counted, .countFailed, .untracked: nil
    }
  }

  /// A list that is read again after a change is no user action.
  private static func event(of listing: Listing, _ outcome: Outcome) -> TrackingEvent? {
    guard case .asked(let request) = listing.cause else { return nil }
    return TrackingEvent(request, outcome)
  }
}

extension ArticleList.Request {
  /// The name of the request, without its content.
  var name: String {
    switch self {
    case .show: "show"
    case .filter: "filter"
    case .search: "search"
    case .scroll: "scroll"
    case .change: "change"
    case .open: "open"
    case .refreshed: "refreshed"
    case .notUnderstood: "not understood"
    }
  }
}
