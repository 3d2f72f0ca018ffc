/// Numbers with nouns: `1 picture`, `9,000 pictures`.
public enum CountWording {
  /// The number with thousands separators, and the noun; the noun gets an `s` unless the count is 1.
  public static func text(_ count: Int, _ noun: String) -> String {
    "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The number with commas as thousands separators.
  public static func number(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    let grouped = digits.enumerated().map { index, digit in
      let isBoundary = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isBoundary ? "," : "") + String(digit)
    }
    return (count < 0 ? "-" : "") + grouped.joined()
  }
}
