/// Checks the creation rule. It finds `Name(`, `Name<…>(` and `Name.init` of a type that only the rule's creators may create, and that
/// another layer (in a strict layer, another file) declares.
///
/// A call with an inferred type (`.init(…)`) names no type and is not found.
struct CreationCheck {
  let check: LayerCheck
  let module: Module
  let types: CreatableTypes

  var findings: [Finding] {
    guard let rule = check.book.creation, check.book.isProduction(module), !rule.creators.contains(module.name) else { return [] }
    let layer = check.book.layer(of: module)?.name ?? module.name
    return module.files.flatMap { file in
      let foreign = types.foreign(to: file.path, of: layer)
      return file.tokens.indices.filter { foreign.contains(file.tokens[$0].text) && Self.isCreation(at: $0, in: file.tokens) }
        .map { index in
          Finding(
            rule: .creation, target: module.name, file: file.path, line: file.tokens[index].line,
            sentence: "\(module.name) creates \(file.tokens[index].text): only \(rule.creators.joined(separator: ", ")) may create it")
        }
    }
  }

  private static func isCreation(at index: Int, in tokens: [Token]) -> Bool {
    var next = index + 1
    if tokens.text(next) == "<" { next = tokens.indexAfterBracket(at: next, closing: ">") }
    return tokens.text(next) == "(" || (tokens.text(next) == "." && tokens.text(next + 1) == "init")
  }
}
