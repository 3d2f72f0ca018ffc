import CoreDomain

public enum Weekday: Int, Hashable, Comparable, Sendable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// Reads the English name of a day in any case; nil when the text is not such a name.
  public init?(englishName: String) {
    let name = englishName.trimmingWhitespace().lowercased()
    guard let day = Self.allCases.first(where: { String(describing: $0) == name }) else { return nil }
    self = day
  }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
