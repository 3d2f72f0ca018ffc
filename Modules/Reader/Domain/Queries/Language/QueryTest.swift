/// A comparison of a number or a moment.
public enum QueryTest<Measure: Hashable & Sendable>: Hashable, Sendable {
  case isLess(Measure)
  case isAtMost(Measure)
  case isMore(Measure)
  case isAtLeast(Measure)
  case equals(Measure)
  case isWithin(Measure, Measure)
}
