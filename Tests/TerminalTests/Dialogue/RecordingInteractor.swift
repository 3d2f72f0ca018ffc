import Scenes
import Testing

/// Records the requests of a dialogue.
final class RecordingInteractor<Request: Sendable>: Interactor {
  private(set) var requests: [Request] = []

  func perform(_ request: Request) async { requests.append(request) }
}

/// The display of a dialogue without words, which answers none.
struct Unanswered: Display {
  func display(_ viewModel: SentencesViewModel) {
    Issue.record("There is no word to answer: \(viewModel)")
  }
}

extension AsyncStream<String> {
  /// These input lines, and then the end of the input.
  static func lines(_ lines: [String]) -> AsyncStream<String> {
    AsyncStream { continuation in
      for line in lines { continuation.yield(line) }
      continuation.finish()
    }
  }
}
