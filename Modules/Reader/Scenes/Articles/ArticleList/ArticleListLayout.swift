public import CoreDomain

/// How a list of articles is laid out for people: its columns in their order, and the form of its dates. Exported records do not depend on it.
public struct ArticleListLayout: Hashable, Sendable {
  /// A column of a list. The raw value is its name in the setting.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    /// The symbols for unread and starred.
    case marks
    /// The id that users type. The full screen needs none.
    case id
    case date, feed, author, title, tags
  }

  /// The form of a date. The raw value is its name in the setting.
  public enum DateForm: String, Hashable, Sendable, CaseIterable {
    /// Today's hour, or the time since: `14:05`, `3w`.
    case age
    /// Today's hour, the day of this year, or the year: `14:05`, `Mar 01`, `2025`.
    case short
    /// The day: `2026-03-01`.
    case iso
    /// The day and the hour: `2026-03-01 14:05`.
    case full

    /// The width of a column of such dates.
    public var columns: Int {
      switch self {
      case .age: 5
      case .short: 6
      case .iso: 10
      case .full: 16
      }
    }
  }

  public let columns: [Column]
  public let date: DateForm

  /// The layout of users who have chosen none.
  public static let `default` = ArticleListLayout(columns: [.marks, .id, .date, .feed, .title, .tags], date: .age)

  /// - Parameters:
  ///   - columns: the columns in their order, each at most once.
  ///   - date: the form of dates.
  public init(columns: [Column], date: DateForm) {
    (self.columns, self.date) = (columns, date)
  }

  /// The layout that the user has chosen.
  public init(_ configuration: Configuration) {
    self.init(
      columns: configuration.words(.listColumns).compactMap(Column.init(rawValue:)),
      date: configuration.words(.listDate).first.flatMap(DateForm.init(rawValue:)) ?? Self.default.date)
  }

  /// The settings of the layout.
  public static let settings: [SettingKey] = [.listColumns, .listDate]
}

extension ArticleListLayout.DateForm {
  /// A moment in this form, in the user's time zone.
  public func text(of moment: Timestamp, now: LocalTime) -> String {
    let reading = now.zone.reading(of: moment)
    return switch self {
    case .age: DateWording.short(moment, now: now)
    case .short:
      now.isToday(moment) ? DateWording.hour(of: reading) : Self.dayOrYear(of: reading, thisYear: now.zone.reading(of: now.moment))
    case .iso: DateWording.day(of: reading)
    case .full: "\(DateWording.day(of: reading)) \(DateWording.hour(of: reading))"
    }
  }

  /// `Mar 01` in this year, `2025` in another one.
  private static func dayOrYear(of reading: Timestamp, thisYear now: Timestamp) -> String {
    let (date, today) = (CalendarDate(daysSince1970: reading.dayNumber), CalendarDate(daysSince1970: now.dayNumber))
    return date.year == today.year ? "\(months[date.month - 1]) \(date.day < 10 ? "0" : "")\(date.day)" : "\(date.year)"
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
