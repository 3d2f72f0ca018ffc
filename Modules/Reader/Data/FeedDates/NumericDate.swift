/// Numeric dates that end with the year: `31.12.2026`, `31/12/2026`, `12/31/2026`.
enum NumericDate {
  /// Parses the day of a date; nil when it has another format. `01/02/2026` gives nil, because its meaning differs between countries. With
  /// dots, the day is always first.
  static func fields(of parts: [Substring], separator: Character) -> DateFields? {
    guard parts.count == 3, parts[2].utf8.count == 4, let year = Int(parts[2]) else { return nil }
    guard let first = parts[0].shortNumber, let second = parts[1].shortNumber else { return nil }
    if separator == "." || first > 12 || first == second { return DateFields(year: year, month: second, day: first) }
    return second > 12 ? DateFields(year: year, month: first, day: second) : nil
  }
}
