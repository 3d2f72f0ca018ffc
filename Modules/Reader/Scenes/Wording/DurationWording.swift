import CoreScenes

/// Durations as text: `45 minutes`, `3 hours`, `12 days`.
public enum DurationWording {
  private static let minutesPerHour = 60
  private static let minutesPerDay = 24 * 60

  /// The duration in the largest unit that gives at least 2, or exactly 1. The remainder is dropped.
  public static func text(minutes: Int) -> String {
    for (unit, noun) in [(minutesPerDay, "day"), (minutesPerHour, "hour")] where minutes >= 2 * unit || minutes == unit {
      return CountWording.text(minutes / unit, noun)
    }
    return CountWording.text(minutes, "minute")
  }
}
