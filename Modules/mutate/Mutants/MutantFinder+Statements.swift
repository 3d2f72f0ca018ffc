// Conditions, statements and results.
extension MutantFinder {
  /// Negates each clause of a condition. A clause that is one comparison or one negation has that mutant already.
  func conditions(at index: Int) -> [Mutant] {
    let keyword = code.text(index)
    guard ["if", "guard", "while", "where"].contains(keyword), !["#", "."].contains(code.text(index - 1)), index + 1 < code.lexemes.count,
      code.encloser(of: index) == code.encloser(of: index + 1) || code.text(index + 1) == "("
    else { return [] }
    guard let end = endOfCondition(keyword, from: index + 1) else { return [] }
    return clauses(from: index + 1, to: end).compactMap { clause in
      guard !clause.isEmpty, !isBinding(clause.lowerBound), !isMutatedOtherwise(clause) else { return nil }
      let range = code.bytes(clause)
      let text = code.original(range)
      return mutant(.condition, range, "!(\(text))", was: "\(keyword) \(text)", became: "\(keyword) !(\(text))")
    }
  }

  private func endOfCondition(_ keyword: String, from start: Int) -> Int? {
    switch keyword {
    case "guard": code.first(["else"], from: start)
    case "where": code.first(["{", ":", ","], from: start)
    default: code.first(["{"], from: start)
    }
  }

  private func clauses(from start: Int, to end: Int) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var first = start
    for index in start..<max(start, end) where code.text(index) == "," && code.encloser(of: index) == code.encloser(of: start - 1) {
      clauses.append(first..<index)
      first = index + 1
    }
    return clauses + (first < end ? [first..<end] : [])
  }

  private func isBinding(_ index: Int) -> Bool { ["let", "var", "case", "#"].contains(code.text(index)) }

  private func isMutatedOtherwise(_ clause: Range<Int>) -> Bool {
    let operators = clause.filter { code.isBinaryOperator($0) && code.encloser(of: $0) == code.encloser(of: clause.lowerBound) }
      .map { code.text($0) }
    if operators.isEmpty { return ["!", "true", "false"].contains(code.text(clause.lowerBound)) }
    return operators.count == 1 && ["==", "!=", "<", "<=", ">", ">="].contains(operators[0])
  }

  /// Leaves out a call or an assignment.
  func statements(at index: Int, in body: FunctionBody) -> [Mutant] {
    guard code.startsStatement(index), !body.isExpression(in: code) else { return [] }
    let end = code.endOfStatement(index)
    var first = index
    while ["try", "await", "?", "!"].contains(code.text(first)) { first += 1 }
    let word = code.text(first)
    guard first < end, code.lexemes[first].isWord, !Self.keywords.contains(word) else { return [] }
    let names = code.lexemes[first..<end].map(\.text)
    guard !names.contains("reserveCapacity") else { return [] }
    let block = code.encloser(of: index)
    let assigns = (first..<end).contains { place in
      code.encloser(of: place) == block && code.isBinaryOperator(place) && Self.assigning.contains(code.text(place))
    }
    let last = code.text(end - 1)
    let calls = (last == ")" || last == "}") && word.first?.isUppercase == false
    // An initializer must assign all properties.
    guard assigns ? !body.isInitializer : calls else { return [] }
    let range = code.bytes(index..<end)
    return [mutant(.statement, range, "()", became: "left out")]
  }

  private static let assigning: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="]
  private static let keywords: Set<String> = [
    "let", "var", "if", "guard", "for", "while", "switch", "return", "throw", "defer", "do", "func", "case", "default", "struct", "enum",
    "break", "continue", "repeat", "fallthrough", "static", "private", "class", "lazy", "typealias", "unowned", "weak", "fatalError",
    "preconditionFailure", "nonisolated", "async", "some", "any", "nil", "true", "false",
  ]

  /// Replaces the whole body by the simplest result.
  func results(of body: FunctionBody) -> [Mutant] {
    guard let type = body.result, body.close > body.open + 1 else { return [] }
    let range = code.lexemes[body.open].range.upperBound..<code.lexemes[body.close].range.lowerBound
    let text = code.original(range).trimmed
    return Self.simplest(of: type).compactMap { result in
      guard text != result, text != "return \(result)" else { return nil }
      return mutant(.result, range, " return \(result) ", was: "{ \(text) }", became: "{ \(result) }")
    }
  }

  private static func simplest(of type: String) -> [String] {
    switch type {
    case "Bool": ["true", "false"]
    case "String": ["\"\""]
    case "Int": ["0"]
    default:
      if type.hasSuffix("?") { ["nil"] } else if type.hasPrefix("[") { [type.contains(": ") ? "[:]" : "[]"] } else { [] }
    }
  }
}
