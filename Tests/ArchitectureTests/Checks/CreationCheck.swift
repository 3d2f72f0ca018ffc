/// Invariant 5: `Name(`, `Name<…>(` and `Name.init` of another layer's repository, store, interactor or presenter.
///
/// A call with an inferred type (`.init(…)`) names no type and is not found. Where the type must be written, it is found.
struct CreationCheck {
  let module: Module
  let types: CreatableTypes

  var violations: [Violation] {
    guard module.isProduction, module.name != Rules.creator else { return [] }
    return module.files.flatMap { file in
      file.tokens.indices.filter { types.isForeign(file.tokens[$0].text, to: module) && Self.isCreation(at: $0, in: file.tokens) }
        .map { index in
          Violation(
            rule: .creation, target: module.name, file: file.path, line: file.tokens[index].line,
            sentence: "\(module.name) creates \(file.tokens[index].text): only \(Rules.creator) puts things together")
        }
    }
  }

  private static func isCreation(at index: Int, in tokens: [Token]) -> Bool {
    var next = index + 1
    if tokens.text(next) == "<" { next = tokens.indexAfterBracket(at: next, closing: ">") }
    return tokens.text(next) == "(" || (tokens.text(next) == "." && tokens.text(next + 1) == "init")
  }
}
