/// The result of a request. Later cases are worse; the process exits with the code of the worst outcome.
public enum Outcome: Int, Comparable, Sendable, CaseIterable {
  case done
  /// The request succeeded, but nothing matched it.
  case nothingMatched
  /// A part of the request failed.
  case someFailed
  case failed
  /// The request contradicts the content of the data directory: wrong usage that argument parsing cannot detect.
  case refused

  /// The name of the outcome in `--json` and `--plain`.
  public var word: String {
    switch self {
    case .done: "done"
    case .nothingMatched: "nothing_matched"
    case .someFailed: "some_failed"
    case .failed: "failed"
    case .refused: "refused"
    }
  }

  public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }

  /// The outcome of `count` operations, of which `failures` failed.
  public static func of(_ count: Int, failures: Int) -> Outcome {
    if failures == 0 { return .done }
    return failures == count ? .failed : .someFailed
  }
}
