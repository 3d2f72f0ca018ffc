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
  public static let standard = ArticleListLayout(columns: [.marks, .id, .date, .feed, .title, .tags], date: .age)

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
      date: configuration.words(.listDate).first.flatMap(DateForm.init(rawValue:)) ?? Self.standard.date)
  }

  /// The settings of the layout.
  public static let settings: [SettingKey] = [.listColumns, .listDate]
}

extension SettingKey {
  /// The columns of lists of articles.
  static let listColumns = words(
    "list.columns", among: ArticleListLayout.Column.allCases.map(\.rawValue), standard: ArticleListLayout.standard.columns.map(\.rawValue))
  /// The form of dates in lists of articles.
  static let listDate = word(
    "list.date", among: ArticleListLayout.DateForm.allCases.map(\.rawValue), standard: ArticleListLayout.standard.date.rawValue)
}
