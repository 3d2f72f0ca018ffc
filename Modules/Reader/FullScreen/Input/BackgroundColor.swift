/// The color of the terminal's background, which decides which colors are legible (OSC 11,
/// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
enum BackgroundColor {
  /// Asks the terminal. A terminal that does not know the question ignores it, and nobody waits for the answer.
  static let question = "\u{1B}]11;?\u{1B}\\"

  /// Whether an answer names a light color; nil when it is another answer.
  /// - Parameter answer: what stands between the beginning and the end of the sequence, such as `11;rgb:ffff/ffff/ffff`.
  static func isLight(_ answer: [UInt8]) -> Bool? {
    let parts = String(decoding: answer, as: UTF8.self).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, ["11;rgb", "11;rgba"].contains(parts[0]) else { return nil }
    let channels = parts[1].split(separator: "/", omittingEmptySubsequences: false).map(intensity)
    guard (3...4).contains(channels.count), let red = channels[0], let green = channels[1], let blue = channels[2] else { return nil }
    // The weights of ITU-R BT.709: green is the brightest.
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5
  }

  /// The intensity from 0 to 1 of one to four hexadecimal digits.
  private static func intensity(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }
}
