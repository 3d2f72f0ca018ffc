/// The refresh schedule that a feed states for itself.
public struct FeedSchedule: Hashable, Sendable {
  /// How many minutes the document may be cached (RSS 2.0, `ttl`).
  public var ttlMinutes: Int?
  /// The minutes between two editions (RSS 1.0 module Syndication, `updatePeriod` divided by `updateFrequency`).
  public var updateMinutes: Int?
  /// The hours of the day (0 to 23, UTC) in which no request should be sent (RSS 2.0, `skipHours`).
  public var skippedHours: Set<Int>
  /// The UTC days on which no request should be sent (RSS 2.0, `skipDays`).
  public var skippedDays: Set<Weekday>

  /// The schedule of a feed that states none.
  public static let none = FeedSchedule()

  public init(
    ttlMinutes: Int? = nil, updateMinutes: Int? = nil, skippedHours: Set<Int> = [], skippedDays: Set<Weekday> = []
  ) {
    self.ttlMinutes = ttlMinutes
    self.updateMinutes = updateMinutes
    self.skippedHours = skippedHours
    self.skippedDays = skippedDays
  }
}
