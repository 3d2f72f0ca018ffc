internal import CoreDomain
internal import ReaderDomain

extension Timestamp {
  /// The maximum of a duration's number, and of its weeks. A longer duration would begin before the first feed existed.
  private static let longestDuration = 100_000

  /// The moment that is a duration (`12h`, `3d`, `2w`, `6mo`) before `now`; nil when the text is no duration.
  init?(duration text: String, before now: Timestamp) {
    guard let (count, unit) = DurationUnit.duration(text), count <= Self.longestDuration,
      count * unit.minutes <= Self.longestDuration * DurationUnit.weeks.minutes
    else { return nil }
    self = now.adding(minutes: -count * unit.minutes)
  }
}
