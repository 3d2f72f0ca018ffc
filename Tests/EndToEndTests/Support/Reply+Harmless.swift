extension Reply {
  /// Whether nothing that was said commands a terminal: there are no control characters but line feeds and tabs, and nothing that turns the
  /// direction of a line.
  var isHarmless: Bool {
    (output + error).unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A: true
      case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }
}
