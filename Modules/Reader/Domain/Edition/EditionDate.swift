public import CoreDomain

/// When an edition is made.
public struct EditionDate: Hashable, Sendable {
  public let moment: Timestamp
  /// The day in the user's time zone.
  public let day: CalendarDate

  public init(moment: Timestamp, day: CalendarDate) {
    self.moment = moment
    self.day = day
  }

  /// The day as a newspaper prints it: `Tuesday, 24 November 2026`.
  public var text: String { "\(Self.weekdays[weekday.rawValue]), \(Self.text(of: day)) \(day.year)" }

  /// A day without its year: `24 November`.
  public static func text(of day: CalendarDate) -> String { "\(day.day) \(months[day.month - 1])" }

  private var weekday: Weekday { Timestamp(seconds: Int64(day.daysSince1970) * 86_400).weekday }

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
}
