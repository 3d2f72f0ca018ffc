/// Invariant 6: calls that write to the terminal and bypass the one function that filters the output.
///
/// `write` to a descriptor in a variable is not found here; the end-to-end tests check the output.
struct TerminalCheck {
  let module: Module
  let layer: Layer

  var violations: [Violation] {
    // In Domain, invariant 1 covers writing too, and one mistake is one finding.
    guard module.isProduction, layer.name != "Domain" else { return [] }
    return module.files.filter { !isAllowed($0) }.flatMap { file in
      Self.writes(in: file.tokens).map { index in
        Violation(
          rule: .terminal, target: module.name, file: file.path, line: file.tokens[index].line,
          sentence: "\(module.name) writes to the terminal by \(file.tokens[index].text): only Screen does, and filters it")
      }
    }
  }

  private func isAllowed(_ file: SourceFile) -> Bool {
    Rules.writers.contains { $0.target == module.name && ($0.file == nil || $0.file == file.name) }
  }

  private static func writes(in tokens: [Token]) -> [Int] {
    let always = indices(of: Rules.writing, in: tokens)
    let named = indices(of: Rules.writingTo, in: tokens).filter { index in
      tokens[index..<tokens.indexAfterBracket(at: index + 1, closing: ")")].contains { Rules.terminalNames.contains($0.text) }
    }
    let numbered = indices(of: Rules.writingFirst, in: tokens).filter { Rules.terminalNumbers.contains(tokens.text($0 + 2)) }
    return always + named + numbered
  }

  private static func indices(of patterns: [CodePattern], in tokens: [Token]) -> [Int] {
    CodePattern.matches(of: patterns, in: tokens).map(\.index)
  }
}
