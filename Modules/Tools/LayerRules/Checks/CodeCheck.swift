/// Checks the code rules: no file of a layer contains a pattern that a rule forbids there.
struct CodeCheck {
  let book: RuleBook
  let module: Module
  let layer: Layer

  var findings: [Finding] {
    book.code.filter { $0.concerns(layer) }.flatMap { rule in
      module.files.filter { !rule.allows($0, in: module) }.flatMap { file in
        matches(of: rule, in: file).map { index, pattern in
          Finding(
            rule: rule.rule, target: module.name, file: file.path, line: file.tokens[index].line,
            sentence: "\(module.name) uses \(pattern.text): \(rule.reason)")
        }
      }
    }
  }

  private func matches(of rule: CodeRule, in file: SourceFile) -> [(index: Int, pattern: CodePattern)] {
    let matches = CodePattern.matches(of: rule.patterns, in: file.tokens)
    guard let condition = rule.condition, !matches.isEmpty else { return matches }
    let code = ConditionalCode(file.tokens, lineCount: file.source.lineCount)
    return matches.filter { !code.conditions(at: file.tokens[$0.index].line).contains(condition) }
  }
}
