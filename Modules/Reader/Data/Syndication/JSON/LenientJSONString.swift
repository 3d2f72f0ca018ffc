internal import ReaderDomain
internal import TextEncoding

/// Parses JSON strings. It removes unreadable characters.
struct LenientJSONString {
  /// The number of unescaped line breaks, tabs and backslashes that were accepted.
  private(set) var repaired = 0

  private var replaced = 0
  private var dropped = 0
  private var windowsCharacters = 0
  private var bytes: [UInt8] = []

  /// The replaced and removed characters in all strings so far.
  var repairs: [FeedDiagnostic] {
    (replaced > 0 ? [.replacedBytes(count: replaced)] : []) + (dropped > 0 ? [.droppedControls(count: dropped)] : [])
      + (windowsCharacters > 0 ? [.windowsCharacters(count: windowsCharacters)] : [])
  }

  /// Reads the string whose opening quote is at `position`, and moves `position` past its end; nil when the string has no end.
  mutating func read(_ text: [UInt8], from position: inout Int) -> String? {
    let start = position + 1
    position = start
    while position < text.count, Self.isPlain(text[position]) { position += 1 }
    guard position < text.count else { return nil }
    if text[position] == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: text[start..<position - 1], as: UTF8.self)
    }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: text[start..<position])
    return readRest(text, from: &position)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F && byte != 0xC2
  }

  private mutating func readRest(_ text: [UInt8], from position: inout Int) -> String? {
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return ControlCharacters.text(bytes)
      case UInt8(ascii: "\\"): takeEscape(text, from: &position)
      case 0x09, 0x0A, 0x0D:
        repaired += 1
        bytes.append(byte)
      case 0x00..<0x20, 0x7F: dropped += 1
      case 0xC2 where position < text.count && (0x80...0x9F).contains(text[position]):
        append(Unicode.Scalar(text[position]))
        position += 1
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func takeEscape(_ text: [UInt8], from position: inout Int) {
    guard position < text.count else { return }
    let sign = text[position]
    position += 1
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(sign)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): dropped += 1
    case UInt8(ascii: "u"):
      if let unit = Self.unit(text, at: position) {
        position += 4
        return take(unit, text, from: &position)
      }
      fallthrough
    default:
      // JavaScript escapes single quotes. Before any other character, the publisher forgot to escape the backslash itself.
      repaired += 1
      if sign != UInt8(ascii: "'") { bytes.append(UInt8(ascii: "\\")) }
      position -= 1
    }
  }

  /// Adds a UTF-16 code unit. A lone surrogate is replaced.
  private mutating func take(_ unit: UInt16, _ text: [UInt8], from position: inout Int) {
    guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else {
      if let scalar = Unicode.Scalar(unit) { append(scalar) }
      return
    }
    guard UTF16.isLeadSurrogate(unit), position + 1 < text.count, text[position] == UInt8(ascii: "\\"),
      text[position + 1] == UInt8(ascii: "u"),
      let second = Self.unit(text, at: position + 2), UTF16.isTrailSurrogate(second)
    else {
      replaced += 1
      return append("\u{FFFD}")
    }
    position += 6
    if let scalar = Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(second & 0x3FF)) { append(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let given = scalar
    let scalar = Windows1252.repaired(given)
    if scalar != given { windowsCharacters += 1 }
    let isControl = (scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value)) || (0x7F...0x9F).contains(scalar.value)
    if isControl { dropped += 1 } else { bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
  }

  private static func unit(_ text: [UInt8], at position: Int) -> UInt16? {
    guard position + 4 <= text.count else { return nil }
    let digits = text[position..<position + 4]
    guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
