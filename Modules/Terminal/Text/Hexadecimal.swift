/// Numbers as the escapes of JSON and XML write them.
enum Hexadecimal {
  /// Capital digits, with zeros before them up to a number of digits.
  static func text(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
