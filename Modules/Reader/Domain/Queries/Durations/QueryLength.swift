/// A playing time in a query, such as `20m`.
public struct QueryLength: Hashable, Sendable {
  /// The name of its field.
  public static let field = "length"

  public let count: Int
  public let unit: DurationUnit

  public init(_ count: Int, _ unit: DurationUnit) {
    self.count = count
    self.unit = unit
  }

  /// The time in seconds, at most `Int.max`.
  public var seconds: Int {
    let (seconds, isTooLong) = count.multipliedReportingOverflow(by: unit.minutes * 60)
    return isTooLong ? .max : seconds
  }

  public var text: String { "\(count)\(unit.rawValue)" }
}
