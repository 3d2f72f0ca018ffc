/// The limits for short texts from servers, such as titles and names. A server may send texts of any length, and every start of the program
/// reads the stored ones. A text from which an identity is derived is limited only after that.
public enum TextLimits {
  /// The maximum number of UTF-8 bytes in a title or a name. Real ones have at most a few hundred.
  public static let maximumBytes = 2048
}

extension String {
  /// The text limited to this number of UTF-8 bytes; an ellipsis replaces the removed part. The cut is between characters, unless a single
  /// character is longer than the limit.
  public func limited(toBytes maximum: Int = TextLimits.maximumBytes) -> String {
    guard utf8.count > maximum else { return self }
    let ellipsis = "…"
    var end = utf8.index(startIndex, offsetBy: max(maximum - ellipsis.utf8.count, 0))
    while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    let beginning = self[..<end]
    // The cut may be inside the last character.
    let whole = beginning.dropLast()
    return String(whole.isEmpty ? beginning : whole) + ellipsis
  }
}
