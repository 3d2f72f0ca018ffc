/// Reads fixed-width numbers and separators from the start of an ASCII text.
public struct DigitReader {
  private let bytes: [UInt8]
  private var position = 0

  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  public var isAtEnd: Bool { position == bytes.count }

  /// Reads exactly `digits` decimal digits; nil when there are fewer.
  public mutating func number(digits: Int) -> Int? {
    guard bytes.count - position >= digits else { return nil }
    var value = 0
    for byte in bytes[position..<position + digits] {
      guard let digit = Self.digit(byte) else { return nil }
      value = value * 10 + digit
    }
    position += digits
    return value
  }

  /// Reads one or more digits after a decimal point, truncated to thousandths.
  mutating func thousandths() -> Int? {
    let digits = bytes[position...].prefix { Self.digit($0) != nil }
    guard !digits.isEmpty else { return nil }
    position = digits.endIndex
    return (Array(digits.prefix(3)) + [48, 48]).prefix(3).reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// Skips `separator` if it is next. Returns whether it was.
  public mutating func skip(_ separator: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == separator.value else { return false }
    position += 1
    return true
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (48...57).contains(byte) ? Int(byte) - 48 : nil
  }
}
