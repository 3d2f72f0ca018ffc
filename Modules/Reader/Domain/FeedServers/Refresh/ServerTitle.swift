import CoreDomain

/// Compares titles that passed through a feed server.
enum ServerTitle {
  /// The full-width forms in which FreshRSS stores characters, with the characters.
  private static let narrow: [Unicode.Scalar: Unicode.Scalar] = [
    "＆": "&", "＜": "<", "＞": ">", "？": "?", "＼": "\\", "／": "/", "，": ",", "；": ";",
  ]

  /// The title in the form that is equal for all spellings of servers.
  static func folded(_ title: String) -> String {
    String(String.UnicodeScalarView(title.collapsingWhitespace().unicodeScalars.map { narrow[$0] ?? $0 }))
  }
}
