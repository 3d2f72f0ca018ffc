/// Checks the public declarations of a system library's owner: they contain none of the library's types, and no opaque pointer.
struct PublicTypeCheck {
  let book: RuleBook
  let module: Module

  var findings: [Finding] {
    guard let library = book.libraries.first(where: { $0.owner == module.name }) else { return [] }
    return module.files.flatMap { file in
      PublicSignature.list(in: file.tokens).flatMap { signature in
        Self.typeNames(in: signature.tokens).filter { $0 == "OpaquePointer" || library.declares($0) }.map { name in
          Finding(
            rule: .systemLibraries, target: module.name, file: file.path, line: signature.line,
            sentence: "a public declaration of \(module.name) names \(name), a C type")
        }
      }
    }
  }

  /// The words that may be types, each once, without labels, parameter names and the declared name.
  private static func typeNames(in tokens: [Token]) -> [String] {
    var seen: Set<String> = []
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      let next = tokens.at(index + 1)
      let isNamed = ["func", "var", "let", "case"].contains(tokens.text(index - 1))
      let isLabel = next?.text == ":" || (next?.isWord ?? false) && !["where", "throws", "async"].contains(next?.text)
      guard token.isWord, !isNamed, !isLabel, seen.insert(token.text).inserted else { return nil }
      return token.text
    }
  }
}
