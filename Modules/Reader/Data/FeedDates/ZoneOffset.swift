/// Parses time zones in dates.
enum ZoneOffset {
  /// Hours east of UTC of common zone names. RFC 822 names have the meaning of RFC 822. Of other ambiguous names, the zone with the most
  /// feeds counts: BST is British, IST Indian, AST Atlantic, CST and EST American. Names without S or D are standard time.
  private static let hours: [String: Double] = [
    "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "WET": 0, "ETC/GMT": 0, "ETC/UTC": 0,
    "EST": -5, "EDT": -4, "ET": -5, "CST": -6, "CDT": -5, "CT": -6, "MST": -7, "MDT": -6, "MT": -7, "PST": -8, "PDT": -7, "PT": -8,
    "AKST": -9, "AKDT": -8, "HST": -10, "AST": -4, "ADT": -3, "NST": -3.5, "NDT": -2.5, "BRT": -3, "ART": -3,
    "BST": 1, "WEST": 1, "CET": 1, "MET": 1, "MEZ": 1, "CEST": 2, "MEST": 2, "MESZ": 2, "EET": 2, "EEST": 3, "SAST": 2, "MSK": 3, "TRT": 3,
    "IST": 5.5, "PKT": 5, "ICT": 7, "WIB": 7, "HKT": 8, "SGT": 8, "AWST": 8, "JST": 9, "KST": 9, "ACST": 9.5, "ACDT": 10.5,
    "AEST": 10, "AEDT": 11, "NZST": 12, "NZDT": 13,
  ]

  /// Minutes east of UTC: `+0100`, `+01:00`, `-700`, `+1`, `GMT+2`, `EST`; nil for any other text.
  static func minutes(_ text: some StringProtocol) -> Int? {
    let text = text.uppercased()
    if let hours = hours[text] { return Int(hours * 60) }
    guard let sign = text.firstIndex(where: { "+-".contains($0) }) else { return nil }
    let name = text[..<sign]
    guard name.isEmpty || ["GMT", "UTC", "UT"].contains(String(name)) else { return nil }
    return offset(text[text.index(after: sign)...]).map { text[sign] == "-" ? -$0 : $0 }
  }

  private static func offset(_ text: Substring) -> Int? {
    let digits = text.filter { $0 != ":" }
    guard digits.isDigits, let number = Int(digits) else { return nil }
    let (hours, minutes) = digits.utf8.count <= 2 ? (number, 0) : (number / 100, number % 100)
    return digits.utf8.count <= 4 && hours <= 15 && minutes < 60 ? hours * 60 + minutes : nil
  }
}

extension Substring {
  /// Whether the word looks like an entry of the time zone database, such as `Europe/Paris`. Its offset depends on the date.
  var isRegion: Bool { contains("/") && allSatisfy { $0.isASCII && ($0.isLetter || "/_-".contains($0)) } }
}
