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

extension QueryTest<QueryLength> {
  /// The same comparison of seconds.
  var seconds: QueryTest<Int> {
    switch self {
    case .isLess(let length): .isLess(length.seconds)
    case .isAtMost(let length): .isAtMost(length.seconds)
    case .isMore(let length): .isMore(length.seconds)
    case .isAtLeast(let length): .isAtLeast(length.seconds)
    case .equals(let length): .equals(length.seconds)
    case .isWithin(let first, let last): .isWithin(first.seconds, last.seconds)
    }
  }
}
