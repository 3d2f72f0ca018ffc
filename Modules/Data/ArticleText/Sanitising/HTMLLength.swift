/// A number, or a length in pixels or in percent, as HTML reads them (https://html.spec.whatwg.org/#dimension-attributes): what follows the
/// whole number is ignored, but for a percent sign.
struct HTMLLength: Hashable {
  /// The whole number.
  let number: Int
  /// Whether it is a part of what is around.
  let isPercent: Bool

  /// Reads a value; nil when it begins with no number of at most nine digits.
  init?(_ value: String) {
    let rest = value.utf8.drop { $0 <= 0x20 }
    let sign = rest.first == UInt8(ascii: "-") ? -1 : 1
    let digits = rest.dropFirst(sign < 0 ? 1 : 0).prefix { (0x30...0x39).contains($0) }
    guard digits.count <= 9, let number = Int(String(Substring(digits))) else { return nil }
    self.number = sign * number
    let fraction = rest[digits.endIndex...].drop { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
    isPercent = fraction.first == UInt8(ascii: "%")
  }

  /// The value as it is written.
  var text: String { "\(number)\(isPercent ? "%" : "")" }
}
