/// Reads fixed-width numbers and separators from the front of an ASCII text.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Exactly `digits` decimal digits, or nil.
  mutating func number(digits: Int) -> Int? {
    guard rest.count >= digits else { return nil }
    var value = 0
    for byte in rest.prefix(digits) {
      guard let digit = Self.digit(byte) else { return nil }
      value = value * 10 + digit
    }
    rest = rest.dropFirst(digits)
    return value
  }

  /// One digit or more after a decimal point, cut to thousandths.
  mutating func thousandths() -> Int? {
    let digits = rest.prefix { Self.digit($0) != nil }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return (Array(digits.prefix(3)) + [48, 48]).prefix(3).reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// Passes over `separator` and says whether it was there.
  mutating func skip(_ separator: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == separator.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (48...57).contains(byte) ? Int(byte) - 48 : nil
  }
}
