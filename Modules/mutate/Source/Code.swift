import LayerRules

/// The code of one source file: its lexemes, and which bracket is around each.
struct Code {
  let source: SourceText
  let lexemes: [Lexeme]
  /// By lexeme: the index of the innermost open bracket around it, or -1.
  private let enclosers: [Int]
  /// By open bracket: the index of the bracket that closes it.
  private let closers: [Int: Int]
  private let conditions: ConditionalCode

  init(_ text: String) {
    source = SourceText(text)
    lexemes = Lexeme.list(in: source)
    var open: [Int] = []
    var enclosers: [Int] = []
    var closers: [Int: Int] = [:]
    for (index, lexeme) in lexemes.enumerated() {
      if [")", "]", "}"].contains(lexeme.text), let last = open.popLast() { closers[last] = index }
      enclosers.append(open.last ?? -1)
      if ["(", "[", "{"].contains(lexeme.text) { open.append(index) }
    }
    self.enclosers = enclosers
    self.closers = closers
    conditions = ConditionalCode(Token.list(in: source), lineCount: source.lineCount)
  }

  /// The lexeme's text, or an empty string before the beginning or after the end.
  func text(_ index: Int) -> String { lexemes.indices.contains(index) ? lexemes[index].text : "" }

  func encloser(of index: Int) -> Int { enclosers.indices.contains(index) ? enclosers[index] : -1 }

  /// The index of the bracket that closes the one at `open`, or of the last lexeme if none does.
  func closer(of open: Int) -> Int { closers[open] ?? lexemes.count - 1 }

  /// The original text of the bytes.
  func original(_ range: Range<Int>) -> String { String(decoding: source.original[range], as: UTF8.self) }

  /// The bytes of the lexemes, with the whole of a literal at the end.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    let end = lexemes[range].reduce(0) { max($0, $1.range.upperBound) }
    return lexemes[range.lowerBound].range.lowerBound..<end
  }

  /// The first index from `start` on whose lexeme is one of the texts and in the same brackets as `start`; nil when they close before.
  func first(_ texts: Set<String>, from start: Int) -> Int? {
    let encloser = encloser(of: start)
    var index = start
    while index < lexemes.count, self.encloser(of: index) >= encloser {
      if self.encloser(of: index) == encloser, texts.contains(lexemes[index].text) { return index }
      if encloser >= 0, index >= closer(of: encloser) { return nil }
      index += 1
    }
    return nil
  }

  /// Whether the lexeme is an operator with spaces on both sides, as binary operators have.
  func isBinaryOperator(_ index: Int) -> Bool {
    let range = lexemes[index].range
    guard let first = lexemes[index].text.utf8.first, Lexeme.operatorCharacters.contains(first) else { return false }
    return isSpace(range.lowerBound - 1) && isSpace(range.upperBound)
  }

  private func isSpace(_ offset: Int) -> Bool {
    source.original.indices.contains(offset) && source.original[offset].isSpace
  }

  /// Whether the line is compiled on Linux with Glibc, where the mutants run.
  func isCompiled(line: Int) -> Bool {
    let conditions = conditions.conditions(at: line)
    return conditions.isDisjoint(with: Self.neverMet)
  }

  private static let neverMet: Set<String> = [
    "canImport(Darwin)", "os(macOS)", "os(iOS)", "canImport(Musl)", "!canImport(Glibc)", "!os(Linux)", "os(Windows)",
  ]
}

// Statements.
extension Code {
  /// Whether a statement begins with the lexeme.
  func startsStatement(_ index: Int) -> Bool {
    guard index > 0, encloser(of: index) >= 0, text(encloser(of: index)) == "{", text(index) != "}" else { return false }
    let before = text(index - 1)
    if before == "{" || before == ";" || before == "in" && lexemes[index].startsLine { return true }
    if before == ":" { return endsLabel(index - 1) }
    if before == "else", text(index - 2) == "#" { return true }
    return lexemes[index].startsLine && !continues(index) && !isContinued(after: index - 1)
  }

  /// The index after the last lexeme of the statement that begins at `start`.
  func endOfStatement(_ start: Int) -> Int {
    let block = encloser(of: start)
    let end = closer(of: block)
    var index = start + 1
    while index < end {
      if encloser(of: index) == block, startsStatement(index) || startsLabel(index) { return index }
      index += 1
    }
    return end
  }

  /// Whether the block has exactly one statement.
  func hasOneStatement(_ block: Int) -> Bool {
    block + 1 < closer(of: block) && endOfStatement(block + 1) == closer(of: block)
  }

  private func startsLabel(_ index: Int) -> Bool { lexemes[index].startsLine && ["case", "default", "#"].contains(text(index)) }

  /// Whether the colon ends `case …:` or `default:`.
  private func endsLabel(_ colon: Int) -> Bool {
    var index = colon
    let block = encloser(of: colon)
    while index > block + 1, !(encloser(of: index) == block && lexemes[index].startsLine && ["case", "default"].contains(text(index))) {
      if encloser(of: index) == block, index != colon, text(index) == ":" { return false }
      index -= 1
    }
    return ["case", "default"].contains(text(index))
  }

  private func continues(_ index: Int) -> Bool {
    let text = text(index)
    return text.hasPrefix(".") || isBinaryOperator(index) || Self.continuing.contains(text)
  }

  private func isContinued(after index: Int) -> Bool { isBinaryOperator(index) || Self.continued.contains(text(index)) }

  private static let continuing: Set<String> = [
    "else", "catch", "where", "as", "is", "in", "{", ":", ",", ")", "]", "}", "case", "default", "#",
  ]
  private static let continued: Set<String> = [",", "(", "[", "->", "return", "try", "await", "else", "case", "guard", "if", "throws"]
}
