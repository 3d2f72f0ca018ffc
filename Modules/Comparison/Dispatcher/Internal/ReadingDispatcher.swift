import ReaderScenes

/// Receives the events of all views, and maps each to its use case.
@MainActor
final class ReadingDispatcher {
  let log: EventLog
  private let actor: ReadingActor
  private let viewModels: [any Notified]

  init(actor: ReadingActor, viewModels: [any Notified], log: EventLog) {
    self.actor = actor
    self.viewModels = viewModels
    self.log = log
  }

  /// Runs the use case of an event. When this returns, the views show the results.
  func dispatch(from sender: ReadingEvent.Sender, event: ReadingEvent) async {
    await log.record(event, from: sender) { await Self.useCase(for: event).run(actor, notifying: viewModels) }
  }

  static func useCase(for event: ReadingEvent) -> ReadingUseCase {
    switch event {
    case .request(.change(let requested)): .change(requested)
    case .request(.open(let reference)): .open(reference)
    case .request(.notUnderstood(let text)): .refuse(text)
    case .request(let request): .list(request)
    case .interrupted: .stop
    case .closed: .close
    }
  }
}
