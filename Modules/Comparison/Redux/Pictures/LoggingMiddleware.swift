import ComparisonStore
internal import CoreScenes
import SampleDomain

/// The lines of a session's log, oldest first.
@MainActor
public final class ActionLog {
  public private(set) var lines: [String] = []

  public init() {}

  func write(_ line: String) { lines.append(line) }
}

/// Writes a line for each action. It is the first middleware, so that an action is logged before those that it causes.
struct LoggingMiddleware: Middleware {
  let log: ActionLog

  func handle(_ action: PictureAction, in state: PictureState, dispatch: @MainActor (PictureAction) async -> Void) async {
    log.write(line(for: action))
  }

  private func line(for action: PictureAction) -> String {
    switch action {
    case .asked(let asked): "\(asked.name) asked"
    case .loading(let asked): "\(asked.name) loading"
    case .listed(let listed, let asked): "\(asked.name) listed \(CountWording.text(listed.pictures.count, "picture"))"
    case .opened(let details, let asked): "\(asked.name) opened \(details.summary.id.short)"
    case .failed(_, let asked): "\(asked.name) failed"
    case .overtaken(let asked): "\(asked.name) overtaken"
    }
  }
}
