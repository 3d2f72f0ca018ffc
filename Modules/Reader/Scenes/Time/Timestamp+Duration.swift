internal import CoreDomain

extension Timestamp {
  private static let minutesPerUnit: [Character: Int] = ["h": 60, "d": 24 * 60, "w": 7 * 24 * 60]
  /// The maximum number of units. A longer duration would begin before the first feed existed.
  private static let longestDuration = 100_000

  /// The moment that is a duration (`12h`, `3d`, `2w`) before `now`; nil when the text is no duration.
  init?(duration text: String, before now: Timestamp) {
    guard
      let unit = text.last, let minutes = Self.minutesPerUnit[unit], let count = Int(text.dropLast()),
      (0...Self.longestDuration).contains(count)
    else { return nil }
    self = now.adding(minutes: -count * minutes)
  }
}
