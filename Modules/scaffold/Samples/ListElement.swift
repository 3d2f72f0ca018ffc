/// An entry of an array or dictionary literal.
enum ListElement {
  /// The entry that contains a place, with its comma. Of nested literals, the outermost with several entries counts; nil without one.
  /// - Parameter takesOnly: Whether the only entry counts, too, if it has lines of its own.
  static func around(_ place: Int, in text: SwiftText, takesOnly: Bool) -> Range<Int>? {
    let literals = literals(around: place, in: text)
    return literals.lazy.compactMap { entry(at: place, of: $0, in: text) }.first
      ?? (takesOnly ? literals.first { text.code[$0 + 1] == SwiftText.lineFeed }.map { ($0 + 1)..<end(of: $0, in: text) } : nil)
  }

  private static func end(of literal: Int, in text: SwiftText) -> Int {
    var depth = 0
    return text.code[(literal + 1)...].firstIndex { byte in
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      return depth < 0
    } ?? text.code.count
  }

  /// Where the literals around a place begin, outermost first.
  private static func literals(around place: Int, in text: SwiftText) -> [Int] {
    var open: [Int] = []
    for index in 0..<place {
      switch text.code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
    }
    return open.filter { text.code[$0] == UInt8(ascii: "[") && isLiteral($0, in: text) }
  }

  /// Neither a subscript nor a type.
  private static func isLiteral(_ place: Int, in text: SwiftText) -> Bool {
    guard place > 0 else { return false }
    let before = text.code[place - 1]
    return !SwiftText.isWordByte(before) && !")]?!".utf8.contains(before)
  }

  private static func entry(at place: Int, of literal: Int, in text: SwiftText) -> Range<Int>? {
    var commas: [Int] = []
    var depth = 0
    var end = literal + 1
    while end < text.code.count {
      switch text.code[end] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: commas.append(end)
      default: break
      }
      if depth < 0 { break }
      end += 1
    }
    // A list of words is a command or the like, whose words belong together.
    guard !commas.isEmpty, !isWords(literal..<end, in: text) else { return nil }
    let index = commas.firstIndex { place < $0 }
    if let index { return (index == 0 ? literal + 1 : commas[index - 1] + 1)..<(commas[index] + 1) }
    let last = text.bytes[(commas.last ?? end)..<end].lastIndex { $0 != SwiftText.space && $0 != SwiftText.lineFeed } ?? end
    return (commas.last ?? end)..<(last + 1)
  }

  /// Whether all entries are strings and nothing else, and the literal is no list of arguments of a test.
  private static func isWords(_ range: Range<Int>, in text: SwiftText) -> Bool {
    let code = text.code[(range.lowerBound + 1)..<range.upperBound]
    return code.allSatisfy { $0 == SwiftText.space || $0 == SwiftText.lineFeed || $0 == UInt8(ascii: ",") }
      && !text.codeText(max(0, range.lowerBound - 12)..<range.lowerBound).hasSuffix("arguments: ")
  }
}
