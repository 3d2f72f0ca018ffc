import CoreDomain

/// A moment or a span of time in a query. Its meaning depends on when the query is evaluated.
public enum QueryMoment: Hashable, Sendable {
  /// The time between then and now, such as `3d`.
  case span(Int, QuerySpanUnit)
  case date(QueryDate)
  case today, yesterday

  var isSpan: Bool { if case .span = self { true } else { false } }
}

public enum QuerySpanUnit: String, Hashable, Sendable, CaseIterable {
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
