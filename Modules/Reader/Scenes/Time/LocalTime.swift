public import CoreDomain

/// The current time, and the time zone in which the user reads it.
public struct LocalTime: Hashable, Sendable {
  public let moment: Timestamp
  public let zone: ZoneRules

  public init(_ moment: Timestamp, in zone: ZoneRules) {
    self.moment = moment
    self.zone = zone
  }

  /// The day that the zone's calendar shows at the moment.
  public var day: CalendarDate { CalendarDate(daysSince1970: zone.reading(of: moment).dayNumber) }

  /// Whether a moment is on the current day.
  func isToday(_ other: Timestamp) -> Bool {
    // Most articles are older, and need no look at the zone. No day has more than 48 hours.
    abs(moment.minutes(since: other)) <= 48 * 60 && zone.reading(of: other).dayNumber == zone.reading(of: moment).dayNumber
  }
}

/// Provides the current time to a scene. Composition passes the system's clock and zone, a test passes a fixed time.
public typealias LocalClock = @Sendable () -> LocalTime
