import ArgumentParser
import Composition
import Domain

/// A date, or a duration before the current time: `2026-03-01`, `2026-03-01T08:00:00Z`, `12h`, `3d`, `2w`.
struct SinceArgument: ExpressibleByArgument {
  let moment: Timestamp

  private static let minutesPerUnit: [Character: Int] = ["h": 60, "d": 24 * 60, "w": 7 * 24 * 60]
  /// The maximum number of units. A longer duration would begin before the first feed existed.
  private static let longestSpan = 100_000

  init?(argument: String) {
    if let date = Timestamp(rfc3339: argument) {
      moment = date
      return
    }
    guard
      let unit = argument.last, let minutes = Self.minutesPerUnit[unit],
      let count = Int(argument.dropLast()), (0...Self.longestSpan).contains(count)
    else { return nil }
    moment = Application.now().adding(minutes: -count * minutes)
  }
}
