extension UInt64 {
  /// Reads one to sixteen digits of 0 to 9 and a to f; nil for any other input.
  // Inlinable, because other modules read thousands of identities at once. So they compile the function for their own type of collection.
  @inlinable
  public init?(lowerHexadecimal digits: some Collection<UInt8>) {
    guard (1...16).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case 48...57: number = number << 4 | UInt64(digit - 48)
      case 97...102: number = number << 4 | UInt64(digit - 87)
      default: return nil
      }
    }
    self = number
  }

  /// The lowest `digits` hexadecimal digits, most significant first.
  public func lowerHexadecimal(digits: Int) -> String {
    let text = (1...digits).map { place -> UInt8 in
      let digit = UInt8(truncatingIfNeeded: self >> UInt64(4 * (digits - place))) & 0xF
      return digit < 10 ? 48 + digit : 87 + digit
    }
    return String(decoding: text, as: UTF8.self)
  }
}
