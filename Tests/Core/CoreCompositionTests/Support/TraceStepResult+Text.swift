@testable import CoreComposition

extension TraceStep.Result {
  /// The result of a step, as tests compare it.
  var text: String {
    switch self {
    case .pending: "pending"
    case .gave(let text): "gave \(text)"
    case .threw(let text): "threw \(text)"
    }
  }
}
