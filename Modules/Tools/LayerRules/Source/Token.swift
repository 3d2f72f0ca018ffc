/// A token of the code: a word, a number, an arrow or a single punctuation character.
package struct Token: Hashable, Sendable {
  /// The text as written. A name in backticks keeps them, so that it is never mistaken for a keyword.
  package let text: String
  /// Counted from 1.
  package let line: Int
  /// The offset in the source's bytes at which the token ends.
  package let end: Int
  /// Whether it is the first token of its line.
  package let startsLine: Bool

  /// Whether it is a name or a keyword.
  package var isWord: Bool {
    guard let first = text.utf8.first else { return false }
    return first == UInt8(ascii: "`") || (first.isName && !first.isDigit)
  }
}

extension Token {
  /// All tokens of a source, in order.
  package static func list(in source: SourceText) -> [Token] {
    let code = source.code
    var tokens: [Token] = []
    var line = 1
    var lineOfLast = 0
    var at = 0
    while at < code.count {
      if code[at].isSpace {
        if code[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
        continue
      }
      let end = end(of: code, from: at)
      let text = String(decoding: code[at..<end], as: UTF8.self)
      tokens.append(Token(text: text, line: line, end: end, startsLine: line != lineOfLast))
      lineOfLast = line
      at = end
    }
    return tokens
  }

  private static func end(of code: [UInt8], from start: Int) -> Int {
    var end = start + 1
    switch code[start] {
    case UInt8(ascii: "`"):
      while end < code.count, code[end] != UInt8(ascii: "`"), code[end] != UInt8(ascii: "\n") { end += 1 }
      if end < code.count, code[end] == UInt8(ascii: "`") { end += 1 }
    case UInt8(ascii: "-") where end < code.count && code[end] == UInt8(ascii: ">"):
      end += 1
    case let byte where byte.isName:
      while end < code.count, code[end].isName { end += 1 }
    default:
      break
    }
    return end
  }
}

extension [Token] {
  /// The token at the index; nil for an index outside the source.
  package func at(_ index: Int) -> Token? { indices.contains(index) ? self[index] : nil }

  /// The text of the token at the index; empty for an index outside the source.
  package func text(_ index: Int) -> String { at(index)?.text ?? "" }

  /// The index after the bracket that closes the one at `open`: `()`, `[]`, `{}` or `<>`.
  package func indexAfterBracket(at open: Int, closing: String) -> Int {
    var depth = 0
    var index = open
    while index < count {
      if self[index].text == self[open].text { depth += 1 }
      if self[index].text == closing { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
