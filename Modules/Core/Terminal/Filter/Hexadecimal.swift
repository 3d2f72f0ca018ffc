/// Hexadecimal numbers for the escapes of JSON and XML.
enum Hexadecimal {
  /// The number in upper-case digits, padded with leading zeros to `digits` digits.
  static func text(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
