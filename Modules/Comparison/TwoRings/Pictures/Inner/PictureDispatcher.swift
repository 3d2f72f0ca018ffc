import ComparisonScenes

/// Logs each event, and picks its use case.
@MainActor
struct PictureDispatcher {
  /// The views that send events. The detail and the number send none.
  enum View: String {
    case commandLine = "command line"
    case rows
  }

  let log: PictureEventLog
  let run: (ActorUseCase<PictureActor.Action>) async -> Void

  func dispatch(from view: View, event: PictureSession.Request) async {
    log.add(event, from: view)
    await run(Self.useCase(for: event))
  }

  static func useCase(for event: PictureSession.Request) -> ActorUseCase<PictureActor.Action> {
    switch event {
    case .list: .list(nil)
    case .filter(let filter): .list(filter)
    case .star(let reference): .star(reference)
    case .toggle(let reference): .toggle(reference)
    case .open(let reference): .open(reference)
    case .notUnderstood(let line): .refuse(line)
    }
  }
}
