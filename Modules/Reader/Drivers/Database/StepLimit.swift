/// Counts the work of a statement, so that a foreign database cannot cause work without an end.
final class StepLimit {
  /// The number of looks that a statement may take.
  private let maximum: Int
  private var checks = 0

  /// Whether the cancellation of the task stops a statement.
  var isCancellable = true

  /// Whether the statement was stopped because of its work.
  private(set) var wasReached = false

  /// Far more than a scan, a sort or a check needs for each byte of a file: the shortest row has some ten bytes, and the check of a row and
  /// its indexes takes some hundred instructions.
  private static let instructionsPerByte = 64
  /// The instructions that are allowed for a small file. They take about a second.
  private static let instructionsOfSmallFile = 20_000_000

  init(_ maximum: Int) { self.maximum = maximum }

  /// The number of looks that suffices for a file of this size.
  static func checks(forBytes size: Int, instructionsBetweenChecks: Int) -> Int {
    let (instructions, isTooMany) = size.multipliedReportingOverflow(by: instructionsPerByte)
    return isTooMany ? .max : (instructions + instructionsOfSmallFile) / instructionsBetweenChecks
  }

  /// Begins the count for a statement.
  func begin() {
    checks = 0
    wasReached = false
  }

  /// Counts a look. Returns whether the statement must stop.
  func isReached() -> Bool {
    checks += 1
    wasReached = checks > maximum
    return wasReached
  }
}
