public import Domain

/// How long ago something was, in at most four characters: `now`, `5m`, `3h`, `12d`, `9w`, `14mo`, `3y`, `>99y`.
public enum AgeWording {
  private static let minutesPerHour = 60
  private static let minutesPerDay = 24 * 60

  /// The age at `now` of what happened at `moment`. A moment that lies ahead is `now`.
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
    // Feeds of programs that write the year 1 for "no date" are common.
    default: ">99y"
    }
  }

  /// The same as it stands in a sentence: `just now`, `3d ago`.
  public static func phrase(of moment: Timestamp, now: Timestamp) -> String {
    let age = text(of: moment, now: now)
    return age == "now" ? "just now" : "\(age) ago"
  }
}
