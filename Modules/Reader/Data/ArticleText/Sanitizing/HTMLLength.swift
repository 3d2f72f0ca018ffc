/// A number, or a length in pixels or percent, parsed as in HTML (https://html.spec.whatwg.org/#dimension-attributes). Text after the whole
/// number is ignored, except a percent sign.
struct HTMLLength: Hashable {
  /// The whole number.
  let number: Int
  /// Whether the length is a percentage.
  let isPercent: Bool

  /// Parses a value; nil when it does not start with a number of at most nine digits.
  init?(_ value: String) {
    let rest = value.utf8.drop { $0 <= 0x20 }
    let isNegative = rest.first == UInt8(ascii: "-")
    let digits = rest.dropFirst(isNegative ? 1 : 0).prefix { (0x30...0x39).contains($0) }
    guard digits.count <= 9, let number = Int(String(Substring(digits))) else { return nil }
    self.number = isNegative ? -number : number
    let fraction = rest[digits.endIndex...].drop { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
    isPercent = fraction.first == UInt8(ascii: "%")
  }

  var text: String { "\(number)\(isPercent ? "%" : "")" }
}
