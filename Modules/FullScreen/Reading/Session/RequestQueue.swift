internal import Domain
internal import Scenes

/// Performs requests one after the other, without delaying who adds them. A request that a later one makes useless is dropped while it waits.
@MainActor
final class RequestQueue {
  private let perform: @MainActor (DeskRequest) async -> Void
  private var waiting: [DeskRequest] = []
  private var running: Task<Void, Never>?

  init(_ perform: @escaping @MainActor (DeskRequest) async -> Void) { self.perform = perform }

  func add(_ request: DeskRequest) {
    waiting.removeAll { $0.isOvertaken(by: request) }
    waiting.append(request)
    guard running == nil else { return }
    running = Task {
      while !waiting.isEmpty { await perform(waiting.removeFirst()) }
      running = nil
    }
  }

  /// Cancels what is running, which then ends as soon as it can without losing anything.
  func cancel() { running?.cancel() }

  /// Waits until nothing is left to do.
  func finish() async {
    while let running { await running.value }
  }
}

extension DeskRequest {
  /// Whether the answer would not be looked at after the other request.
  fileprivate func isOvertaken(by later: DeskRequest) -> Bool {
    switch (self, later) {
    // An article that is opened is marked read, also when the user has gone on before it is shown.
    case (.list(.show), .list(.show)), (.list(.refreshed), .list(.refreshed)), (.feeds, .feeds): true
    case (.count(let query), .count(let other)): query == other
    default: false
    }
  }
}
