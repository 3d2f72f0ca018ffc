/// Writes numbers and separators as ASCII text.
struct DigitWriter {
  private var bytes: [UInt8] = []

  /// Begins with nothing, and with room for a moment.
  init() {
    bytes.reserveCapacity("2026-03-01T08:30:00.000Z".utf8.count)
  }

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a number in `digits` decimal digits, or in more when it has more.
  mutating func add(_ number: Int, digits: Int) {
    if number < 0 { add("-") }
    var place: UInt = 1
    for _ in 1..<digits { place *= 10 }
    while number.magnitude / place >= 10 { place *= 10 }
    while place > 0 {
      bytes.append(48 + UInt8(truncatingIfNeeded: number.magnitude / place % 10))
      place /= 10
    }
  }

  /// Writes a separator, which is ASCII.
  mutating func add(_ separator: Unicode.Scalar) {
    bytes.append(UInt8(ascii: separator))
  }
}
