package import CoreScenes

extension Outcome {
  /// The exit code of a process with this outcome.
  package var exitCode: Int32 {
    switch self {
    case .done: 0
    case .failed: 1
    // Wrong usage has the same code, as in most programs. The parser's default is 64 from sysexits.h, which scripts rarely expect.
    case .refused: 2
    case .someFailed: 3
    case .nothingMatched: 4
    }
  }
}
