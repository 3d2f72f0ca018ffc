@testable import Composition

extension TraceStep.Result {
  /// What came of a hop, as a test compares it.
  var text: String {
    switch self {
    case .pending: "pending"
    case .gave(let text): "gave \(text)"
    case .threw(let text): "threw \(text)"
    }
  }
}
