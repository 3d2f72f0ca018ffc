internal import ReaderDomain

extension ServerItemID {
  /// Reads the notations of servers: the long form with up to sixteen hexadecimal digits, a decimal number, which may be negative, or the
  /// server's own text. Lists have decimal numbers, and articles the long form.
  /// - Returns: nil when the text cannot be a name.
  init?(googleReader text: String) {
    guard text.utf8.count <= Self.prefix.utf8.count + Self.maximumBytes else { return nil }
    let isLong = text.hasPrefix(Self.prefix)
    let name = isLong ? String(text.dropFirst(Self.prefix.utf8.count)) : text
    if !isLong, let number = Self.decimal(name) {
      self.init(number: number)
    } else if let number = UInt64(lowerHexadecimal: name.lowercased().utf8) {
      self.init(number: number)
    } else {
      self.init(stored: name)
    }
  }

  /// A number of 64 bits, with or without a sign. Sixteen digits that begin with a zero are hexadecimal: nobody pads decimal numbers.
  private static func decimal(_ text: String) -> UInt64? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }), !(text.utf8.count == 16 && text.hasPrefix("0")) else {
      return nil
    }
    return Int64(text).map { UInt64(bitPattern: $0) } ?? UInt64(text)
  }
}
