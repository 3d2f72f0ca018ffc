import CoreDomain

/// Compares titles that passed through a feed server.
enum ServerTitle {
  /// The full-width forms in which FreshRSS stores characters, with the characters.
  private static let narrow: [Unicode.Scalar: Unicode.Scalar] = [
    "＆": "&", "＜": "<", "＞": ">", "？": "?", "＼": "\\", "／": "/", "，": ",", "；": ";",
  ]

  /// The title in the form that is equal for all spellings of servers.
  static func folded(_ title: String) -> String {
    let text = title.collapsingWhitespace()
    guard text.unicodeScalars.contains(where: { narrow[$0] != nil }) else { return text }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { folded.append(narrow[scalar] ?? scalar) }
    return String(folded)
  }
}
