/// A type, a function or an extension that a source declares, at any depth.
package struct Declaration: Hashable, Sendable {
  /// The keyword: `struct`, `func`, `extension` …
  package let keyword: String
  /// The name; an extension's may be dotted.
  package let name: String
  /// The protocols and the superclass after the colon of a type or an extension. A dotted name is reduced to its last part.
  package let inherits: [String]
  /// The line of its keyword, counted from 1.
  package let line: Int
  /// Whether it is not inside another declaration.
  package let isTopLevel: Bool
  /// Whether only its own file can name it.
  package let isPrivate: Bool

  /// Whether it is a type whose values are created by calling it.
  package var isConcreteType: Bool { ["struct", "class", "actor"].contains(keyword) }

  /// Whether it is a type with values: a concrete type or an enum.
  package var isType: Bool { isConcreteType || keyword == "enum" }

  /// Whether it declares the name of a type or a protocol.
  package var declaresType: Bool { isType || keyword == "protocol" || keyword == "typealias" }
}

extension Declaration {
  package static func list(in tokens: [Token]) -> [Declaration] {
    var depth = 0
    return tokens.indices.compactMap { index in
      let keyword = tokens[index].text
      depth += keyword == "{" ? 1 : keyword == "}" ? -1 : 0
      guard keywords.contains(keyword), tokens.text(index - 1) != ".", let first = tokens.at(index + 1), first.isWord,
        !(keyword == "class" && members.contains(first.text))
      else { return nil }
      var name = first.text
      var next = index + 2
      while keyword == "extension", tokens.text(next) == ".", let part = tokens.at(next + 1), part.isWord {
        name += "." + part.text
        next += 2
      }
      return Declaration(
        keyword: keyword, name: name, inherits: inherited(from: next, in: tokens), line: tokens[index].line, isTopLevel: depth == 0,
        isPrivate: isPrivate(at: index, in: tokens))
    }
  }

  /// Whether `private` or `fileprivate` is among the modifiers before the keyword at the index.
  private static func isPrivate(at index: Int, in tokens: [Token]) -> Bool {
    tokens[..<index].reversed().prefix { modifiers.contains($0.text) }.contains { $0.text == "private" || $0.text == "fileprivate" }
  }

  /// The names between the colon after a declaration's name and its body.
  private static func inherited(from start: Int, in tokens: [Token]) -> [String] {
    var index = start
    if tokens.text(index) == "<" { index = tokens.indexAfterBracket(at: index, closing: ">") }
    guard tokens.text(index) == ":" else { return [] }
    var names: [String] = []
    while let token = tokens.at(index), token.text != "{", token.text != "where" {
      if token.text == "<" {
        index = tokens.indexAfterBracket(at: index, closing: ">")
        continue
      }
      let isName = token.isWord && token.text != "nonisolated"
      if isName, [":", ",", "&", "~"].contains(tokens.text(index - 1)) || isAttribute(at: index - 1, in: tokens) {
        names.append(token.text)
      } else if isName, tokens.text(index - 1) == ".", !names.isEmpty {
        names[names.count - 1] = token.text
      }
      index += 1
    }
    return names
  }

  /// Whether the token at the index ends an attribute (`@unchecked`) or a modifier of the following conformance.
  private static func isAttribute(at index: Int, in tokens: [Token]) -> Bool {
    tokens.text(index - 1) == "@" || tokens.text(index) == "nonisolated"
  }

  private static let keywords: Set<String> = [
    "struct", "class", "actor", "enum", "protocol", "typealias", "func", "macro", "extension",
  ]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "open", "private", "fileprivate", "final", "indirect", "nonisolated", "distributed",
  ]
  /// The keywords that may follow `class` where it means "overridable and static".
  private static let members: Set<String> = ["func", "var", "let", "subscript"]
}
