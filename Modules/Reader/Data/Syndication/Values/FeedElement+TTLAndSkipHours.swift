internal import CoreDomain
internal import FeedDates
internal import ReaderDomain

extension FeedElement {
  /// The publisher's update schedule: `ttl`, `skipHours` and `skipDays` of RSS (https://www.rssboard.org/rss-specification, "Optional
  /// channel elements"), and the update period of the Syndication module (https://web.resource.org/rss/1.0/modules/syndication/). Atom
  /// feeds use that module too.
  var schedule: FeedSchedule {
    FeedSchedule(
      ttlMinutes: number(.core, "ttl"), updateMinutes: updateMinutes,
      skippedHours: Set(entries("skiphours", "hour").compactMap(Self.hour)),
      skippedDays: Set(entries("skipdays", "day").compactMap(Weekday.init(englishName:))))
  }

  private static let minutesOfPeriods = ["hourly": 60, "daily": 1440, "weekly": 10_080, "monthly": 43_200, "yearly": 525_600]

  /// The default period is a day, and the default frequency is once.
  private var updateMinutes: Int? {
    let period = text(.syndication, "updateperiod")?.trimmingWhitespace().lowercased()
    let frequency = number(.syndication, "updatefrequency")
    guard period != nil || frequency != nil, let minutes = Self.minutesOfPeriods[period ?? "daily"] else { return nil }
    return max(1, minutes / max(frequency ?? 1, 1))
  }

  private func entries(_ list: String, _ name: String) -> [String] {
    first(.core, list)?.all(.core, name).map(\.text) ?? []
  }

  private func number(_ vocabulary: Vocabulary, _ name: String) -> Int? {
    guard let text = text(vocabulary, name)?.trimmingWhitespace(), text.isDigits, let number = Int(text), number > 0 else { return nil }
    return number
  }

  /// RSS 0.91 counts the hours from 1 to 24, RSS 2.0 from 0 to 23: 24 is midnight.
  private static func hour(_ text: String) -> Int? {
    guard let hour = Int(text.trimmingWhitespace()), (0...24).contains(hour) else { return nil }
    return hour % 24
  }
}
