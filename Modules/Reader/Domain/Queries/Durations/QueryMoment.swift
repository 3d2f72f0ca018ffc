/// A moment or a span of time in a query. Its meaning depends on when the query is evaluated.
public enum QueryMoment: Hashable, Sendable {
  /// The time between then and now, such as `3d`.
  case span(Int, DurationUnit)
  case date(QueryDate)
  case today, yesterday

  var isSpan: Bool { if case .span = self { true } else { false } }
}
