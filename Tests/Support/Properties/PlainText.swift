/// Checks of text that a user reads.
enum PlainText {
  /// Whether a text contains C0 or C1 control characters, which a terminal may interpret. Line feed and tab are allowed.
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
