public struct DigitWriter {
  private var bytes: [UInt8] = []

  /// Reserves space for a complete timestamp.
  public init() {
    bytes.reserveCapacity("2026-03-01T08:30:00.000Z".utf8.count)
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a number with at least `digits` decimal digits.
  public mutating func add(_ number: Int, digits: Int) {
    if number < 0 { add("-") }
    var place: UInt = 1
    for _ in 1..<digits { place *= 10 }
    while number.magnitude / place >= 10 { place *= 10 }
    while place > 0 {
      bytes.append(48 + UInt8(truncatingIfNeeded: number.magnitude / place % 10))
      place /= 10
    }
  }

  /// Writes an ASCII separator.
  public mutating func add(_ separator: Unicode.Scalar) {
    bytes.append(UInt8(ascii: separator))
  }
}
