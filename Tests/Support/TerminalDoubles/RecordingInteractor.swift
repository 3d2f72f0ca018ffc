package import CoreScenes
import Testing

/// Records the requests of a dialogue.
package final class RecordingInteractor<Request: Sendable>: Interactor {
  package private(set) var requests: [Request] = []

  package init() {}

  package func perform(_ request: Request) async { requests.append(request) }
}

/// The display of a dialogue without words, which answers none.
package struct Unanswered: Display {
  package init() {}

  package func display(_ viewModel: SentencesViewModel) {
    Issue.record("There is no word to answer: \(viewModel)")
  }
}

extension AsyncStream<String> {
  /// These input lines, and then the end of the input.
  package static func lines(_ lines: [String]) -> AsyncStream<String> {
    AsyncStream { continuation in
      for line in lines { continuation.yield(line) }
      continuation.finish()
    }
  }
}
