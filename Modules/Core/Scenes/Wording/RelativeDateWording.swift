public import CoreDomain

/// The time since a moment, in at most four characters: `now`, `5m`, `3h`, `12d`, `9w`, `14mo`, `3y`, `>99y`.
public enum RelativeDateWording {
  private static let minutesPerHour = 60
  private static let minutesPerDay = 24 * 60

  /// The time between `moment` and `now`. A moment in the future gives `now`.
  public static func text(of moment: Timestamp, now: Timestamp) -> String {
    let minutes = now.minutes(since: moment)
    let days = minutes / minutesPerDay
    return switch minutes {
    case ..<1: "now"
    case ..<minutesPerHour: "\(minutes)m"
    case ..<minutesPerDay: "\(minutes / minutesPerHour)h"
    case ..<(15 * minutesPerDay): "\(days)d"
    case ..<(70 * minutesPerDay): "\(days / 7)w"
    case ..<(730 * minutesPerDay): "\(days / 30)mo"
    case ..<(100 * 365 * minutesPerDay): "\(days / 365)y"
    // Many programs write the year 1 for "no date".
    default: ">99y"
    }
  }

  /// The age for use in a sentence: `just now`, `3d ago`.
  public static func phrase(of moment: Timestamp, now: Timestamp) -> String {
    let age = text(of: moment, now: now)
    return age == "now" ? "just now" : "\(age) ago"
  }
}
