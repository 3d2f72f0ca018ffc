/// Invariant 1, for the names in Domain: no clock, randomness, file, environment or terminal, and no new task.
struct WorldCheck {
  let module: Module
  let layer: Layer

  var violations: [Violation] {
    guard layer.name == "Domain" else { return [] }
    let patterns = Rules.worldly + Rules.writing
    return module.files.flatMap { file in
      CodePattern.matches(of: patterns, in: file.tokens).map { index, pattern in
        Violation(
          rule: .domain, target: module.name, file: file.path, line: file.tokens[index].line,
          sentence: "Domain names \(pattern.text): time, chance and the world arrive as values")
      }
    }
  }
}
