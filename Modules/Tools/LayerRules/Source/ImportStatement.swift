/// One `import` of a source, with any attributes, access level or kind.
package struct ImportStatement: Hashable, Sendable {
  package let module: String
  package let line: Int
  /// Whether the import is visible to modules that import this module: `public`, `package` or `@_exported`.
  package let isVisibleOutside: Bool
}

extension ImportStatement {
  /// All imports of a file. Both branches of an `#if` count, because each is compiled on some platform.
  package static func list(in tokens: [Token]) -> [ImportStatement] {
    var depth = 0
    var imports: [ImportStatement] = []
    for index in tokens.indices {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "import" where depth == 0:
        if let statement = statement(at: index, in: tokens) { imports.append(statement) }
      default: break
      }
    }
    return imports
  }

  private static func statement(at index: Int, in tokens: [Token]) -> ImportStatement? {
    var prefix: Set<String> = []
    var start = index
    while let step = prefixStep(before: start, in: tokens) {
      prefix.insert(step.word)
      start = step.start
    }
    guard tokens[start].startsLine || tokens.text(start - 1) == ";" else { return nil }
    var name = index + 1
    if kinds.contains(tokens.text(name)) { name += 1 }
    guard let module = tokens.at(name), module.isWord else { return nil }
    return ImportStatement(module: module.text, line: tokens[index].line, isVisibleOutside: !prefix.isDisjoint(with: visible))
  }

  /// The modifier or attribute that ends just before `start`: `public`, `@testable`, `@_spi(Name)`.
  private static func prefixStep(before start: Int, in tokens: [Token]) -> (word: String, start: Int)? {
    var last = start - 1
    if tokens.text(last) == ")" {
      while last > 0, tokens.text(last) != "(" { last -= 1 }
      last -= 1
    }
    if tokens.text(last - 1) == "@" { return (tokens.text(last), last - 1) }
    return levels.contains(tokens.text(last)) ? (tokens.text(last), last) : nil
  }

  private static let kinds: Set<String> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
  private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
  private static let visible: Set<String> = ["public", "package", "_exported"]
}
