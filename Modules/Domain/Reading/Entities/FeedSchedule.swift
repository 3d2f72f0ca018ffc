/// What a feed says itself of when it is worth asking for.
public struct FeedSchedule: Hashable, Sendable {
  /// For how many minutes the document may be kept (RSS 2.0, `ttl`).
  public var ttlMinutes: Int?
  /// How many minutes lie between two editions (RSS 1.0 module Syndication, `updatePeriod` over `updateFrequency`).
  public var updateMinutes: Int?
  /// The hours of the day, 0 to 23 in UTC, in which nobody shall ask (RSS 2.0, `skipHours`).
  public var skippedHours: Set<Int>
  /// The days, in UTC, on which nobody shall ask (RSS 2.0, `skipDays`).
  public var skippedDays: Set<Weekday>

  /// A feed that says nothing of it.
  public static let none = FeedSchedule()

  /// Makes a schedule.
  public init(
    ttlMinutes: Int? = nil, updateMinutes: Int? = nil, skippedHours: Set<Int> = [], skippedDays: Set<Weekday> = []
  ) {
    self.ttlMinutes = ttlMinutes
    self.updateMinutes = updateMinutes
    self.skippedHours = skippedHours
    self.skippedDays = skippedDays
  }
}
