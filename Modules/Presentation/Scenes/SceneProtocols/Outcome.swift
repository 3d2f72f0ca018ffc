/// How a request went, the worse the later. main exits with the worst one seen.
public enum Outcome: Int, Comparable, Sendable, CaseIterable {
  /// It was done.
  case done
  /// It was done, but nothing matched what was asked for.
  case nothingMatched
  /// Some of it failed.
  case someFailed
  /// It failed.
  case failed
  /// It was refused, since it does not fit how things are: wrong usage that only shows in the home.
  case refused

  /// The process's exit code for it.
  public var exitCode: Int32 {
    switch self {
    case .done: 0
    case .failed: 1
    case .refused: 2
    case .someFailed: 3
    case .nothingMatched: 4
    }
  }

  /// The word for it in exported values.
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

  /// The outcome of `count` things of which `failures` failed.
  public static func of(_ count: Int, failures: Int) -> Outcome {
    if failures == 0 { return .done }
    return failures == count ? .failed : .someFailed
  }
}
