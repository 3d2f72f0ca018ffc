/// Titles as FreshRSS stores them: with full-width characters in place of those that HTML and file names reserve. `GoogleReaderServer`
/// speaks with FreshRSS and with other servers.
enum FullWidthText {
  private static let reserved: [Unicode.Scalar: Unicode.Scalar] = ["＆": "&", "＜": "<", "＞": ">"]
  /// What FreshRSS replaces in the titles of feeds, too.
  private static let reservedInFeedTitles = reserved.merging(["？": "?", "＼": "\\", "／": "/", "，": ",", "；": ";"]) { $1 }

  /// The title or the name of an author of an article, as published.
  static func restored(_ text: String) -> String { restored(text, reserved) }

  /// The title of a feed, as published.
  static func restoredFeedTitle(_ text: String) -> String { restored(text, reservedInFeedTitles) }

  private static func restored(_ text: String, _ originals: [Unicode.Scalar: Unicode.Scalar]) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { originals[$0] != nil }) else { return text }
    // In a text of these scripts, the full-width characters are the author's own.
    guard !scalars.contains(where: { originals[$0] == nil && isEastAsian($0) }) else { return text }
    var restored = String.UnicodeScalarView()
    for scalar in scalars { restored.append(originals[scalar] ?? scalar) }
    return String(restored)
  }

  /// Whether the scalar belongs to Chinese, Japanese or Korean, or is a full-width or half-width form.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x1B000...0x1B2FF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
