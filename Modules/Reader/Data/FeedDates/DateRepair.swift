internal import CoreDomain

/// Rewrites dates that no parser knows into forms that they know: without tags and invisible characters, with one zone and without
/// brackets around it, with the short name of a zone, and with the day and time in their usual notation.
///
/// Earlier versions did not read these dates, or read the wrong month or zone.
enum DateRepair {
  /// The long names of zones in lower case, as Windows and JavaScript write them, by the short names of `ZoneOffset`.
  private static let zones = [
    "eastern standard time": "EST", "eastern daylight time": "EDT", "central standard time": "CST", "central daylight time": "CDT",
    "mountain standard time": "MST", "mountain daylight time": "MDT", "pacific standard time": "PST", "pacific daylight time": "PDT",
    "greenwich mean time": "GMT", "coordinated universal time": "UTC", "british summer time": "BST", "india standard time": "IST",
    "central european time": "CET", "central european standard time": "CET", "central european summer time": "CEST",
    "japan standard time": "JST",
  ]

  /// The months that are other ones by their beginnings.
  private static let months: [Substring: Substring] = ["lipnja": "june", "lipanj": "june", "meith": "june", "meitheamh": "june"]
  private static let croatianMonths: [Substring: Substring] = [
    "lip": "june", "lis": "october", "listopad": "october", "listopada": "october",
  ]
  private static let croatianWeekdays: Set<Substring> = [
    "ponedjeljak", "uto", "utorak", "sri", "srijeda", "čet", "četvrtak", "pet", "petak", "sub", "subota", "ned", "nedjelja",
  ]

  /// The rewritten date; the same text when it has none of these forms.
  static func repaired(_ text: String) -> String {
    let text = withShortZone(withoutSecondsOfZone(withEnglishMonth(withoutBrackets(visible(text)))))
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    switch digits.utf8.count {
    case 10 where digits.endIndex == text.endIndex: return unixTime(text) ?? text
    // Milliseconds since 1970, as JavaScript counts. Thirteen digits are no date.
    case 13 where digits.endIndex == text.endIndex && text.first != "0":
      return Int64(text).map { Timestamp(milliseconds: $0).rfc3339 } ?? text
    // 20260301083000
    case 14: return "\(digits.prefix(8))T\(text.dropFirst(8))"
    default: return withOneZone(withColons(withMonth(text)))
    }
  }

  /// The text without tags, such as `<br>`, and without characters that only steer the layout.
  private static func visible(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 >= 0x80 }) else { return text }
    let isInvisible = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .format }
    guard text.unicodeScalars.contains(where: { $0 == "<" || isInvisible($0) }) else { return text }
    var kept = String.UnicodeScalarView()
    var isInTag = false
    for scalar in text.unicodeScalars {
      if scalar == "<" { kept.append(" ") }
      isInTag = isInTag ? scalar != ">" : scalar == "<"
      if !isInTag, scalar != ">", !isInvisible(scalar) { kept.append(scalar) }
    }
    return String(kept).collapsingWhitespace()
  }

  /// Seconds since 1970, as a date; nil before 2001, and for a number that may also be a date with an hour, such as 2026030108.
  private static func unixTime(_ text: String) -> String? {
    guard let seconds = Int64(text), seconds >= 1_000_000_000 else { return nil }
    let day = ISODate.fields(of: String(text.prefix(8)), isEarlier: false)?.timestamp
    let isHour = text.suffix(2) < "24" && text.prefix(4) >= "1900" && day != nil
    return isHour ? nil : Timestamp(seconds: seconds).rfc3339
  }

  /// `2026-060`, the day of the year (ISO 8601), as `2026-3-1`.
  private static func withMonth(_ text: String) -> String {
    let number = text.dropFirst(5).prefix { $0.isASCII && $0.isNumber }
    let rest = text[number.endIndex...]
    guard text.dropFirst(4).first == "-", number.utf8.count == 3, text.prefix(4).isDigits, rest.first.map({ !"-/.".contains($0) }) ?? true,
      let year = Int(text.prefix(4)), let day = Int(number), let start = CalendarDate(year: year, month: 1, day: 1)
    else { return text }
    let date = CalendarDate(daysSince1970: start.daysSince1970 + day - 1)
    return day > 0 && date.year == year ? "\(year)-\(date.month)-\(date.day)\(rest)" : text
  }

  /// `08.30.00` behind a date in numbers as `08:30:00`.
  private static func withColons(_ text: String) -> String {
    let date = text.prefix { $0.isASCII && ($0.isNumber || "-/.".contains($0)) }
    guard !date.isEmpty, let mark = text[date.endIndex...].first, "Tt ".contains(mark) else { return text }
    let clock = text[date.endIndex...].dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = clock.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.shortNumber != nil }) else { return text }
    return "\(date)\(mark)\(parts.joined(separator: ":"))\(text[clock.endIndex...])"
  }

  /// `08:30:00ZZ` as `08:30:00Z`, and `08:30:00Z+01:00` with the offset alone.
  private static func withOneZone(_ text: String) -> String {
    let mark = text.indices.dropFirst().first { "Zz".contains(text[$0]) && text[text.index(before: $0)].isNumber }
    guard let mark else { return text }
    let rest = text[text.index(after: mark)...]
    if rest == "Z" || rest == "z" { return String(text[...mark]) }
    guard let sign = rest.first, sign == "+" || sign == "-", ZoneOffset.minutes(rest) != nil else { return text }
    return String(text[..<mark] + rest)
  }

  /// The name must follow a time: `AUS Eastern Standard Time` is the zone of Sydney.
  private static func withShortZone(_ text: String) -> String {
    guard text.utf8.last.map({ $0 | 0x20 }) == UInt8(ascii: "e") else { return text }
    let lowerCase = text.lowercased()
    guard let (name, short) = zones.first(where: { lowerCase.hasSuffix(" " + $0.key) }) else { return text }
    let date = lowerCase.dropLast(name.count)
    return date.dropLast().last.map { !$0.isLetter || $0 == "m" } == true ? "\(date)\(short)" : text
  }

  /// `08:30:00 (EST)` as `08:30:00 EST`. Behind a zone, a second name counts for nothing, so an offset gets a name here.
  private static func withoutBrackets(_ text: String) -> String {
    let pairs: [Character: Character] = [")": "(", "]": "["]
    guard let opening = text.last.flatMap({ pairs[$0] }), let start = text.lastIndex(of: opening) else { return text }
    let content = text[text.index(after: start)...].dropLast()
    let name = zones[content.lowercased()] ?? String(content)
    guard ZoneOffset.minutes(name) != nil else { return text }
    let isOffset = name.first == "+" || name.first == "-"
    // `08:30 (+1)` is a time of the next day.
    if isOffset, name.utf8.count < 5 { return text }
    return "\(text[..<start]) \(isOffset ? "GMT" : "")\(name)".collapsingWhitespace()
  }

  /// `08:30:00+01:00:00` as `08:30:00+01:00`. Without a time before it, `-12:30:00` may be one.
  private static func withoutSecondsOfZone(_ text: String) -> String {
    guard text.hasSuffix(":00"), let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), text[..<sign].contains(":") else {
      return text
    }
    let offset = text[sign...].dropLast(3)
    return offset.utf8.count == "+01:00".utf8.count && offset.contains(":") && ZoneOffset.minutes(offset) != nil
      ? String(text[..<offset.endIndex]) : text
  }

  /// The Croatian June and October, and the Irish June, in English. Their beginnings are the Polish July and November and the Dutch May.
  /// `lip`, `lis` and `listopada` are words of both Slavic languages, which the other words of the date decide.
  private static func withEnglishMonth(_ text: String) -> String {
    let lowerCase = text.lowercased()
    guard ["lip", "lis", "meith"].contains(where: { lowerCase.contains($0) }) else { return text }
    let words = lowerCase.split(separator: " ")
    let croatian = replacing(months.merging(croatianMonths) { $1 }, in: words)
    return isCroatian(words, inEnglish: croatian) ? croatian : replacing(months, in: words)
  }

  private static func replacing(_ months: [Substring: Substring], in words: [Substring]) -> String {
    words.map { word in months[word.last == "." ? word.dropLast() : word] ?? word }.joined(separator: " ")
  }

  /// Whether a date with a month of Croatian and Polish is Croatian. Only Croatian writes dots behind both the day and the year. Monday is `pon`
  /// in both languages, and no day of June is the same weekday in July, nor one of October in November.
  private static func isCroatian(_ words: [Substring], inEnglish date: String) -> Bool {
    let weekday = words.first?.prefix(while: \.isLetter) ?? ""
    if croatianWeekdays.contains(weekday) || words.count(where: { $0.last == "." && $0.dropLast().isDigits }) > 1 { return true }
    guard weekday == "pon", let fields = RFC822Date.fields(of: date, isEarlier: false) else { return false }
    let day = CalendarDate(year: fields.year, month: fields.month, day: fields.day)
    // The fifth day of 1970 was a Monday.
    return day.map { ($0.daysSince1970 - 4) % 7 == 0 } == true
  }
}
