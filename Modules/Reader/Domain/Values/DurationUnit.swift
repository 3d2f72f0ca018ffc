/// The unit of a duration as users write it, such as `3d`.
public enum DurationUnit: String, Hashable, Sendable, CaseIterable {
  case minutes = "m"
  case hours = "h"
  case days = "d"
  case weeks = "w"
  /// 30 days.
  case months = "mo"
  /// 365 days.
  case years = "y"

  /// The length in minutes.
  public var minutes: Int {
    switch self {
    case .minutes: 1
    case .hours: 60
    case .days: 24 * 60
    case .weeks: 7 * 24 * 60
    case .months: 30 * 24 * 60
    case .years: 365 * 24 * 60
    }
  }
}

extension DurationUnit {
  /// Parses a duration: a number and a unit.
  public static func duration(_ text: String) -> (count: Int, unit: DurationUnit)? {
    let digits = text.unicodeScalars.prefix { (48...57).contains($0.value) }
    let unit = String(text.unicodeScalars.dropFirst(digits.count))
    guard let count = Int(String(digits)), let unit = DurationUnit(rawValue: unit) else { return nil }
    return (count, unit)
  }

  /// Parses a duration to minutes. Nil unless it is positive and at most a hundred years.
  public static func minutes(of text: String) -> Int? {
    guard let (count, unit) = duration(text), count > 0 else { return nil }
    let (minutes, isTooLong) = count.multipliedReportingOverflow(by: unit.minutes)
    return isTooLong || minutes > longest ? nil : minutes
  }

  private static let longest = 100 * DurationUnit.years.minutes
}
