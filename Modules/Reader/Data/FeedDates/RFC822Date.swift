/// Parses dates with a month name: `Sun, 01 Mar 2026 08:30:00 GMT` (RFC 5322 section 3.3), `Sunday, 01-Mar-26 08:30:00 GMT` (RFC 850), `Sun
/// Mar  1 08:30:00 2026` (asctime) and publishers' variants of these formats.
///
/// The components are recognized by their form, so their order does not matter.
struct RFC822Date {
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var time: TimeOfDay?
  private var isAfternoon: Bool?
  private var offsetMinutes: Int?
  private var isMonthFirst = false

  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// The weekdays of languages that put them behind the date: Turkish, Hungarian.
  private static let weekdaysBehindDate: Set<Substring> = [
    "pazartesi", "salı", "çarşamba", "perşembe", "cuma", "cumartesi", "pazar",
    "hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap",
  ]

  /// Parses a date; nil when a component is unknown, or when the day, month or year is missing.
  /// - Parameter isEarlier: reads the date as earlier versions, which read `0:30 PM` as `0:30`.
  static func fields(of text: String, isEarlier: Bool) -> DateFields? {
    var date = RFC822Date()
    for (index, word) in RFC822DateWords.words(of: text).enumerated() {
      // An unknown first word is the weekday in some language, and the other components determine the day.
      guard date.take(word) || (index == 0 && word.allSatisfy { $0.isLetter || $0 == "-" }) else { return nil }
      if index == 0 { date.isMonthFirst = date.month != nil }
    }
    return date.fields(isEarlier: isEarlier)
  }

  private mutating func take(_ word: Substring) -> Bool {
    // The Hungarian Wednesday begins like September.
    if Self.weekdaysBehindDate.contains(word) { return true }
    if let month = MonthName.month(word), takeMonth(month) { return true }
    if Self.weekdays.contains(where: { word.utf8.count >= 2 && $0.hasPrefix(word) }) { return true }
    if word.contains(":"), word.first?.isNumber == true { return takeTime(word) }
    if word == "am" || word == "pm" { return Self.set(&isAfternoon, word == "pm") }
    if word.isDigits, takeNumber(word) { return true }
    if let day = Self.ordinal(word) { return Self.set(&self.day, day) }
    // An unknown zone name counts as UTC (RFC 5322 section 4.3). A word in a place where no zone is possible makes the date invalid.
    let known = ZoneOffset.minutes(word)
    // A complete date may have a zone without a time, but only a known zone.
    let hasPlace = time != nil || (known != nil && day != nil && month != nil && year != nil)
    guard hasPlace, let offset = known ?? (word.isShortName || word.isRegion ? 0 : nil) else { return false }
    // An offset has priority over a zone name: `GMT+0100 CET`, `EST -0500`.
    if offsetMinutes == nil || word.first == "+" || word.first == "-" { offsetMinutes = offset }
    return true
  }

  /// In some languages, a weekday starts like a month, for example Tuesday like March. When the first word could be a month and a later
  /// word is a month, the first word is the weekday.
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
    // Years with two digits (RFC 5322 section 4.3).
    case 2 where year == nil: year = number < 50 ? 2000 + number : 1900 + number
    // Years with three digits (RFC 5322 section 4.3), of this century. Others are no dates of feeds.
    case 3 where year == nil && (100..<200).contains(number): year = 1900 + number
    case 4 where year == nil: year = number
    default: return false
    }
    return true
  }

  /// A time may end with AM, PM or its zone: `8:30pm`, `08:30:00+0100`, `08:30:00Z`.
  private mutating func takeTime(_ word: Substring) -> Bool {
    let clock = word.prefix { $0.isNumber || ":.".contains($0) }
    guard time == nil, let time = TimeOfDay(clock) else { return false }
    self.time = time
    let rest = word[clock.endIndex...]
    return rest.isEmpty || take(rest)
  }

  private func fields(isEarlier: Bool) -> DateFields? {
    guard let year, let month, let day else { return nil }
    var time = self.time ?? TimeOfDay()
    if let isAfternoon {
      guard let shown = time.onTwelveHourClock(isAfternoon: isAfternoon, isEarlier: isEarlier) else { return nil }
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
  /// Whether the word could be the name of a time zone: one to five ASCII letters.
  fileprivate var isShortName: Bool { (1...5).contains(utf8.count) && allSatisfy { $0.isASCII && $0.isLetter } }
}
