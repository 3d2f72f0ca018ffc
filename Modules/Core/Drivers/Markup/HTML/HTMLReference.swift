/// Reads character references by the rules of HTML (https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state).
public enum HTMLReference {
  /// The text of the reference at the start of `bytes`, and the number of bytes that it takes; nil when no reference begins there.
  ///
  /// A number that is not a character's gives U+FFFD. The numbers 128 to 159 give control characters, although HTML reads them as
  /// windows-1252. Two numbers that are the surrogates of a character (UTF-16) give this character, although HTML reads two times U+FFFD.
  /// - Parameter bytes: begins with `&`.
  /// - Parameter inAttribute: whether the text is the value of an attribute, where `?a=1&copy=2` has no reference.
  /// - Parameter joinsSurrogates: whether two surrogates are read as one character.
  public static func read(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, inAttribute: Bool = false, joinsSurrogates: Bool = true
  ) -> (text: String, length: Int)? {
    let rest = bytes.dropFirst()
    let isNumber = rest.first == UInt8(ascii: "#")
    return isNumber ? number(rest.dropFirst(), joinsSurrogates: joinsSurrogates) : name(rest, inAttribute: inAttribute)
  }

  private static func number(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, joinsSurrogates: Bool) -> (text: String, length: Int)? {
    guard let first = value(bytes) else { return nil }
    let rest = bytes.dropFirst(first.length)
    if joinsSurrogates, 0xD800...0xDBFF ~= first.value, rest.starts(with: "&#".utf8), let second = value(rest.dropFirst(2)),
      0xDC00...0xDFFF ~= second.value
    {
      let scalar = Unicode.Scalar(0x1_0000 + ((first.value - 0xD800) << 10) + (second.value - 0xDC00))
      return (String(scalar ?? "\u{FFFD}"), 4 + first.length + second.length)
    }
    let scalar = first.value == 0 ? nil : Unicode.Scalar(first.value)
    return (String(scalar ?? "\u{FFFD}"), 2 + first.length)
  }

  /// The number behind `&#`, and the bytes that it takes with its semicolon.
  private static func value(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (value: UInt32, length: Int)? {
    let isHexadecimal = bytes.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = bytes.dropFirst(isHexadecimal ? 1 : 0).prefix { digit($0, isHexadecimal ? 16 : 10) != nil }
    guard !digits.isEmpty else { return nil }
    // Larger values are not characters either.
    let value = digits.reduce(UInt32(0)) { min($0 * (isHexadecimal ? 16 : 10) + (digit($1, 16) ?? 0), 0x11_0000) }
    let hasEnd = bytes[digits.endIndex...].first == UInt8(ascii: ";")
    return (value, (isHexadecimal ? 1 : 0) + digits.count + (hasEnd ? 1 : 0))
  }

  private static func digit(_ byte: UInt8, _ radix: UInt32) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46 where radix == 16, 0x61...0x66 where radix == 16: UInt32(byte | 0x20) - 0x61 + 10
    default: nil
    }
  }

  private static func name(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, inAttribute: Bool) -> (text: String, length: Int)? {
    // The longest name is CounterClockwiseContourIntegral.
    let word = bytes.prefix(32).prefix { HTMLScanner.isLetterOrDigit($0) }
    if bytes[word.endIndex...].first == UInt8(ascii: ";"), let text = HTMLEntity.text(named: UnsafeBufferPointer(rebasing: word)) {
      return (text, word.count + 2)
    }
    for length in stride(from: min(word.count, 6), to: 1, by: -1) {
      let name = word.prefix(length)
      guard withoutSemicolon.contains(String(decoding: name, as: UTF8.self)) else { continue }
      let next = bytes[name.endIndex...].first
      if inAttribute, next == UInt8(ascii: "=") || next.map(HTMLScanner.isLetterOrDigit) == true { return nil }
      return HTMLEntity.text(named: UnsafeBufferPointer(rebasing: name)).map { ($0, length + 1) }
    }
    return nil
  }

  /// The names that need no semicolon.
  private static let withoutSemicolon: Set<String> = [
    "AElig", "AMP", "Aacute", "Acirc", "Agrave", "Aring", "Atilde", "Auml", "COPY", "Ccedil", "ETH", "Eacute", "Ecirc", "Egrave", "Euml",
    "GT", "Iacute", "Icirc", "Igrave", "Iuml", "LT", "Ntilde", "Oacute", "Ocirc", "Ograve", "Oslash", "Otilde", "Ouml", "QUOT", "REG",
    "THORN", "Uacute", "Ucirc", "Ugrave", "Uuml", "Yacute", "aacute", "acirc", "acute", "aelig", "agrave", "amp", "aring", "atilde", "auml",
    "brvbar", "ccedil", "cedil", "cent", "copy", "curren", "deg", "divide", "eacute", "ecirc", "egrave", "eth", "euml", "frac12", "frac14",
    "frac34", "gt", "iacute", "icirc", "iexcl", "igrave", "iquest", "iuml", "laquo", "lt", "macr", "micro", "middot", "nbsp", "not",
    "ntilde", "oacute", "ocirc", "ograve", "ordf", "ordm", "oslash", "otilde", "ouml", "para", "plusmn", "pound", "quot", "raquo", "reg",
    "sect", "shy", "sup1", "sup2", "sup3", "szlig", "thorn", "times", "uacute", "ucirc", "ugrave", "uml", "uuml", "yacute", "yen", "yuml",
  ]
}
