/// What is text for people.
enum PlainText {
  /// Whether a text holds characters of the ranges C0 and C1, which may mean something to a terminal; line feed and tab do not count.
  static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case ..<0x20, 0x7F...0x9F: true
      default: false
      }
    }
  }
}
