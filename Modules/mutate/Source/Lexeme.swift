import LayerRules

/// A word, a number, an operator, a bracket or a string literal in a source.
struct Lexeme: Equatable {
  /// As written; `"` for a string literal. The code in a literal's interpolations follows as lexemes of its own.
  let text: String
  /// The bytes in the source.
  let range: Range<Int>
  /// Counted from 1.
  let line: Int
  let startsLine: Bool

  var isWord: Bool { text.utf8.first.map { $0.isName || $0 == UInt8(ascii: "`") } ?? false }

  static let operatorCharacters = Set("/=-+!*%<>&|^~?".utf8)
}

extension Lexeme {
  /// All lexemes of a source, in order. Signs that touch each other are one operator.
  static func list(in source: SourceText) -> [Lexeme] {
    let tokens = Token.list(in: source).map { token in
      Lexeme(text: token.text, range: token.end - token.text.utf8.count..<token.end, line: token.line, startsLine: token.startsLine)
    }
    return withLiterals(of: source, in: joined(tokens))
  }

  private static func joined(_ tokens: [Lexeme]) -> [Lexeme] {
    var lexemes: [Lexeme] = []
    for token in tokens {
      if let last = lexemes.last, last.range.upperBound == token.range.lowerBound, last.continues(with: token) {
        lexemes[lexemes.count - 1] = Lexeme(
          text: last.text + token.text, range: last.range.lowerBound..<token.range.upperBound, line: last.line, startsLine: last.startsLine)
      } else {
        lexemes.append(token)
      }
    }
    return lexemes
  }

  /// A dot is a part of an operator only when it begins it.
  private func continues(with next: Lexeme) -> Bool {
    guard text != "->", next.text.utf8.count == 1, let sign = next.text.utf8.first, let first = text.utf8.first else { return false }
    let isDot = first == UInt8(ascii: ".")
    guard isDot || Self.operatorCharacters.contains(first) else { return false }
    return Self.operatorCharacters.contains(sign) || isDot && sign == UInt8(ascii: ".")
  }

  private static func withLiterals(of source: SourceText, in lexemes: [Lexeme]) -> [Lexeme] {
    var result: [Lexeme] = []
    var rest = lexemes[...]
    var line = 1
    var at = 0
    var lineOfLast = 0
    func append(_ text: String, _ range: Range<Int>) {
      while at < range.lowerBound {
        if source.original[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
      }
      result.append(Lexeme(text: text, range: range, line: line, startsLine: line != lineOfLast))
      lineOfLast = line
    }
    for literal in source.literals {
      while let next = rest.first, next.range.lowerBound < literal.lowerBound {
        append(next.text, next.range)
        rest.removeFirst()
      }
      append("\"", literal)
    }
    for next in rest { append(next.text, next.range) }
    return result
  }
}
