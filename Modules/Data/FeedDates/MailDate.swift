/// Dates with the month as a word: `Sun, 01 Mar 2026 08:30:00 GMT` (RFC 5322 section 3.3), `Sunday, 01-Mar-26 08:30:00 GMT` (RFC 850),
/// `Sun Mar  1 08:30:00 2026` (asctime) and what publishers make of them.
///
/// The parts are known by their look, so that their order does not matter.
struct MailDate {
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var time: TimeOfDay?
  private var isAfternoon: Bool?
  private var offsetMinutes: Int?
  private var isMonthFirst = false

  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// Reads a date; nil when a part of it makes no sense or day, month or year are missing.
  static func fields(of text: String) -> DateFields? {
    var date = MailDate()
    for (index, word) in MailDateWords.words(of: text).enumerated() {
      // Whatever the first word says, it is the day of the week in some language: the other parts say which day it is.
      guard date.take(word) || (index == 0 && word.allSatisfy { $0.isLetter || $0 == "-" }) else { return nil }
      if index == 0 { date.isMonthFirst = date.month != nil }
    }
    return date.fields
  }

  private mutating func take(_ word: Substring) -> Bool {
    if let month = MonthName.month(word), takeMonth(month) { return true }
    if Self.weekdays.contains(where: { word.utf8.count >= 2 && $0.hasPrefix(word) }) { return true }
    if word.contains(":"), word.first?.isNumber == true { return takeTime(word) }
    if word == "am" || word == "pm" { return Self.set(&isAfternoon, word == "pm") }
    if word.isDigits, takeNumber(word) { return true }
    if let day = Self.ordinal(word) { return Self.set(&self.day, day) }
    // An unknown name of a zone counts as UTC (RFC 5322 section 4.3); a word where no zone can be is no date.
    let known = ZoneOffset.minutes(word)
    // A day that is complete may have a zone and no time, if only it is one that is known.
    let hasPlace = time != nil || (known != nil && day != nil && month != nil && year != nil)
    guard hasPlace, let offset = known ?? (word.isShortName || word.isRegion ? 0 : nil) else { return false }
    // Of a name and an offset the offset counts: `GMT+0100 CET`, `EST -0500`.
    if offsetMinutes == nil || word.first == "+" || word.first == "-" { offsetMinutes = offset }
    return true
  }

  /// Tuesday begins as March does in some languages, and so do others: when the first word could be a month and another one is, the first
  /// is the day of the week.
  private mutating func takeMonth(_ month: Int) -> Bool {
    guard self.month == nil || isMonthFirst else { return false }
    isMonthFirst = false
    self.month = month
    return true
  }

  private mutating func takeNumber(_ word: Substring) -> Bool {
    guard let number = Int(word) else { return false }
    switch word.utf8.count {
    case 1...2 where day == nil: day = number
    // Two digits of a year (RFC 5322 section 4.3).
    case 2 where year == nil: year = number < 50 ? 2000 + number : 1900 + number
    case 4 where year == nil: year = number
    default: return false
    }
    return true
  }

  /// A time may have its half of the day or its zone at its end: `8:30pm`, `08:30:00+0100`, `08:30:00Z`.
  private mutating func takeTime(_ word: Substring) -> Bool {
    let clock = word.prefix { $0.isNumber || ":.".contains($0) }
    guard time == nil, let time = TimeOfDay(clock) else { return false }
    self.time = time
    let rest = word[clock.endIndex...]
    return rest.isEmpty || take(rest)
  }

  private var fields: DateFields? {
    guard let year, let month, let day else { return nil }
    var time = self.time ?? TimeOfDay()
    if let isAfternoon {
      guard let shown = time.onTwelveHourClock(isAfternoon: isAfternoon) else { return nil }
      time = shown
    }
    return DateFields(year: year, month: month, day: day, time: time, offsetMinutes: offsetMinutes ?? 0)
  }

  private static func set<Value>(_ field: inout Value?, _ value: Value) -> Bool {
    guard field == nil else { return false }
    field = value
    return true
  }

  /// `1st`, `22nd`.
  private static func ordinal(_ word: Substring) -> Int? {
    ["st", "nd", "rd", "th"].contains(String(word.suffix(2))) ? word.dropLast(2).shortNumber : nil
  }
}

extension Substring {
  /// Whether it looks like the name of a time zone: two to five letters.
  fileprivate var isShortName: Bool { (1...5).contains(utf8.count) && allSatisfy { $0.isASCII && $0.isLetter } }

  /// Whether it looks like an entry of the time zone database, `Europe/Paris`. Which offset that means changes with the day and the year.
  fileprivate var isRegion: Bool { contains("/") && allSatisfy { $0.isASCII && ($0.isLetter || "/_-".contains($0)) } }
}
