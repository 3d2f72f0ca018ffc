/// Parses Korean, Japanese and Chinese dates, `2026년 3월 1일 오후 8:30` and `2026年3月1日 20時30分`, and numeric dates with AM or PM in these
/// languages.
enum EastAsianDate {
  private static let morning = ["오전", "午前", "上午"]
  private static let afternoon = ["오후", "午後", "下午"]

  /// Parses a date; nil when it is not East Asian. Without a time zone, a Korean date is in Korean time. Other dates are in UTC, because
  /// Japanese and Chinese dates use the same characters in different zones.
  /// - Parameter isEarlier: reads the date as earlier versions, which ignored AM and PM in Latin letters and read `0:30 PM` as `0:30`.
  static func fields(of text: String, isEarlier: Bool) -> DateFields? {
    let isKorean = ["년", "오전", "오후"].contains { text.contains($0) }
    guard isKorean || text.contains("年") || (morning + afternoon).contains(where: { text.contains($0) }) else { return nil }
    var words = text.split(separator: " ")
    let zone = words.last.flatMap { $0.first?.isNumber == true ? nil : ZoneOffset.minutes($0) }
    if zone != nil { words.removeLast() }
    // The order of the numbers is sufficient, so the text between them is ignored.
    let parts = words.joined(separator: " ").split { !$0.isASCII || !$0.isNumber }
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    guard (3...6).contains(numbers.count), numbers.count == parts.count else { return nil }
    let year = parts[0].utf8.count == 2 ? 2000 + numbers[0] : numbers[0]
    guard var time = time(numbers.dropFirst(3)) else { return nil }
    if let isAfternoon = isAfternoon(text) ?? (isEarlier ? nil : isLatinAfternoon(text)) {
      guard let shown = time.onTwelveHourClock(isAfternoon: isAfternoon, isEarlier: isEarlier) else { return nil }
      time = shown
    }
    return DateFields(year: year, month: numbers[1], day: numbers[2], time: time, offsetMinutes: zone ?? (isKorean ? 9 * 60 : 0))
  }

  private static func isAfternoon(_ text: String) -> Bool? {
    if afternoon.contains(where: { text.contains($0) }) { return true }
    return morning.contains { text.contains($0) } ? false : nil
  }

  private static func isLatinAfternoon(_ text: String) -> Bool? {
    let words = text.lowercased().filter { $0 != "." }.split { !$0.isASCII || !$0.isLetter }
    return words.contains("pm") ? true : words.contains("am") ? false : nil
  }

  private static func time(_ numbers: ArraySlice<Int>) -> TimeOfDay? {
    guard let hour = numbers.first else { return TimeOfDay() }
    let rest = numbers.dropFirst()
    return TimeOfDay("\(hour):\(rest.first ?? 0):\(rest.dropFirst().first ?? 0)")
  }
}
