import LayerRules

/// Finds the mutants in the functions of a source.
struct MutantFinder {
  let code: Code
  /// Whether string literals are changed too: for the layers whose work is wording.
  let changesText: Bool

  /// A function body and its mutants, in order.
  struct Found {
    let body: FunctionBody
    let mutants: [Mutant]
  }

  /// - Parameter lines: The lines whose mutants are wanted; nil for all.
  func found(on lines: Set<Int>? = nil) -> [Found] {
    FunctionBody.list(in: code).compactMap { body in
      let inside = (body.open + 1..<max(body.open + 1, body.close)).flatMap { self.mutants(at: $0, in: body) }
      let wanted = inside.filter { code.isCompiled(line: $0.line) && lines?.contains($0.line) ?? true }
      let results = self.results(of: body).filter {
        code.isCompiled(line: $0.line) && lines?.isDisjoint(with: self.lines(of: body)) != true
      }
      let mutants = wanted + results
      return mutants.isEmpty ? nil : Found(body: body, mutants: mutants)
    }
  }

  private func lines(of body: FunctionBody) -> ClosedRange<Int> { code.lexemes[body.open].line...code.lexemes[body.close].line }

  private func mutants(at index: Int, in body: FunctionBody) -> [Mutant] {
    // A capacity changes speed alone.
    guard code.text(code.encloser(of: index) - 1) != "reserveCapacity" else { return [] }
    return operators(at: index) + words(at: index) + statements(at: index, in: body) + conditions(at: index) + texts(at: index)
  }

  /// A mutant that replaces the bytes, with the code before and after as its name.
  func mutant(_ operation: Mutant.Operation, _ range: Range<Int>, _ replacement: String, was: String? = nil, became: String? = nil)
    -> Mutant
  {
    Mutant(
      operation: operation, range: range, replacement: replacement, line: line(of: range.lowerBound),
      was: Self.short(was ?? code.original(range)), became: Self.short(became ?? replacement))
  }

  private func line(of offset: Int) -> Int {
    1 + code.source.original[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  /// The first line, cut where a reader has seen enough.
  static func short(_ text: String) -> String {
    let line = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
    let isWhole = line.count == text.count && line.count <= longest
    return isWhole ? line : String(line.prefix(longest)).trimmed + "…"
  }

  private static let longest = 48
}

// Operators and words.
extension MutantFinder {
  private static let replacements: [String: (operation: Mutant.Operation, texts: [String])] = [
    "==": (.comparison, ["!="]), "!=": (.comparison, ["=="]),
    "<": (.comparison, ["<=", ">="]), "<=": (.comparison, ["<", ">"]),
    ">": (.comparison, [">=", "<="]), ">=": (.comparison, [">", "<"]),
    "&&": (.logic, ["||"]), "||": (.logic, ["&&"]),
    "+": (.arithmetic, [Runtime.minus]), "-": (.arithmetic, ["+"]), "*": (.arithmetic, ["/"]), "/": (.arithmetic, ["*"]),
    "%": (.arithmetic, ["*"]), "+=": (.arithmetic, ["-="]), "-=": (.arithmetic, ["+="]),
    "??": (.coalescing, [Runtime.alwaysDefault, Runtime.neverDefault]),
  ]

  private static let spoken = [
    Runtime.minus: "-", Runtime.alwaysDefault: "the default always", Runtime.neverDefault: "the default never",
  ]

  private func operators(at index: Int) -> [Mutant] {
    let lexeme = code.lexemes[index]
    switch lexeme.text {
    case "..<" where standsBetweenOperands(index): return [mutant(.range, lexeme.range, "...")]
    case "..." where standsBetweenOperands(index): return [mutant(.range, lexeme.range, "..<")]
    case "!" where isPrefix(index): return [mutant(.logic, lexeme.range, "", was: "!\(code.text(index + 1))", became: code.text(index + 1))]
    case "?" where code.isBinaryOperator(index): return ternary(at: index)
    default:
      guard code.isBinaryOperator(index), let found = Self.replacements[lexeme.text] else { return [] }
      return found.texts.map { mutant(found.operation, lexeme.range, $0, became: Self.spoken[$0] ?? $0) }
    }
  }

  private func standsBetweenOperands(_ index: Int) -> Bool {
    let range = code.lexemes[index].range
    let before = code.source.original[range.lowerBound - 1]
    let after = code.source.original[range.upperBound]
    let isOpen = before.isSpace || "([,".utf8.contains(before) || after.isSpace || ")],".utf8.contains(after)
    return code.isBinaryOperator(index) || !isOpen
  }

  private func isPrefix(_ index: Int) -> Bool {
    let range = code.lexemes[index].range
    let before = code.source.original[range.lowerBound - 1]
    return (before.isSpace || "([{".utf8.contains(before)) && !code.source.original[range.upperBound].isSpace
  }

  /// Swaps the two values of a conditional expression.
  private func ternary(at index: Int) -> [Mutant] {
    guard let colon = code.first([":"], from: index), colon > index + 1 else { return [] }
    var end = colon + 1
    let encloser = code.encloser(of: index)
    while end < code.closer(of: encloser) {
      let isHere = code.encloser(of: end) == encloser
      if isHere, Self.endsExpression.contains(code.text(end)) || code.startsStatement(end) { break }
      end += 1
    }
    guard end > colon + 1 else { return [] }
    let first = code.original(code.bytes(index + 1..<colon))
    let second = code.original(code.bytes(colon + 1..<end))
    let range = code.bytes(index + 1..<end)
    return [mutant(.ternary, range, "\(second) : \(first)", was: "? \(code.original(range))", became: "? \(second) : \(first)")]
  }

  private static let endsExpression: Set<String> = [",", ";", "else", "case", "default"]

  private func words(at index: Int) -> [Mutant] {
    switch code.text(index) {
    case "true": [mutant(.boolean, code.lexemes[index].range, "false")]
    case "false": [mutant(.boolean, code.lexemes[index].range, "true")]
    default: []
    }
  }

  private func texts(at index: Int) -> [Mutant] {
    guard changesText, code.text(index) == "\"", !isOfFatalError(index) else { return [] }
    let range = code.lexemes[index].range
    let hashes = code.source.original[range].prefix { $0 == UInt8(ascii: "#") }.count
    guard code.source.original[range].dropFirst(hashes).prefix(3) != ArraySlice("\"\"\"".utf8) else { return [] }
    let start = range.lowerBound + hashes + 1
    let text = code.original(range)
    return [mutant(.text, start..<start, "§", was: text, became: "\"§" + text.dropFirst(hashes + 1))]
  }

  private func isOfFatalError(_ index: Int) -> Bool {
    let open = code.encloser(of: index)
    return ["preconditionFailure", "fatalError", "precondition", "assertionFailure"].contains(code.text(open - 1))
  }
}
