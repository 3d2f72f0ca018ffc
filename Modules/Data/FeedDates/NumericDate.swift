/// Dates in numbers with the year at the end: `31.12.2026`, `31/12/2026`, `12/31/2026`.
enum NumericDate {
  /// Reads a date's day; nil when it has another form. `01/02/2026` is one day in America and another one elsewhere, and is nil; with dots
  /// the day stands in front everywhere.
  static func fields(of parts: [Substring], separator: Character) -> DateFields? {
    guard parts.count == 3, parts[2].utf8.count == 4, let year = Int(parts[2]) else { return nil }
    guard let first = parts[0].shortNumber, let second = parts[1].shortNumber else { return nil }
    if separator == "." || first > 12 || first == second { return DateFields(year: year, month: second, day: first) }
    return second > 12 ? DateFields(year: year, month: first, day: second) : nil
  }
}
