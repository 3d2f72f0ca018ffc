/// A type, a function or an extension that a source declares, at any depth.
struct Declaration: Hashable, Sendable {
  /// The keyword: `struct`, `func`, `extension` …
  let keyword: String
  /// The name; an extension's may be dotted.
  let name: String

  /// Whether it is a type that can be created by calling it.
  var isConcreteType: Bool { ["struct", "class", "actor"].contains(keyword) }
}

extension Declaration {
  static func list(in tokens: [Token]) -> [Declaration] {
    tokens.indices.compactMap { index in
      let keyword = tokens[index].text
      guard keywords.contains(keyword), tokens.text(index - 1) != ".", let first = tokens.at(index + 1), first.isWord,
        !(keyword == "class" && members.contains(first.text))
      else { return nil }
      var name = first.text
      var next = index + 2
      while keyword == "extension", tokens.text(next) == ".", let part = tokens.at(next + 1), part.isWord {
        name += "." + part.text
        next += 2
      }
      return Declaration(keyword: keyword, name: name)
    }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "actor", "enum", "protocol", "typealias", "func", "macro", "extension",
  ]
  /// What may follow `class` where it means "overridable and static".
  private static let members: Set<String> = ["func", "var", "let", "subscript"]
}
