/// A piece of Swift code to search for, written as in a source: `"Task.detached"`, `".random("`, `"Date("`.
///
/// It is compared token by token, so spaces do not matter. A pattern that begins with a name does not match a member (`log.print(`), unless the
/// base is a system module (`Swift.print(`), nor the declaration of a function or a case of that name.
struct CodePattern: Sendable, ExpressibleByStringLiteral {
  /// As written in the table.
  let text: String
  private let words: [String]

  init(stringLiteral text: String) {
    self.text = text
    words = Token.list(in: SourceText(text)).map(\.text)
  }

  /// The matches of all patterns, found in one pass over the tokens.
  static func matches(of patterns: [CodePattern], in tokens: [Token]) -> [(index: Int, pattern: CodePattern)] {
    let byFirstWord = Dictionary(grouping: patterns) { $0.words.first ?? "" }
    return tokens.indices.flatMap { index in
      (byFirstWord[tokens[index].text] ?? []).filter { $0.isFound(at: index, in: tokens) }.map { (index, $0) }
    }
  }

  private func isFound(at index: Int, in tokens: [Token]) -> Bool {
    follows(at: index, in: tokens) && (words.first == "." || standsAlone(at: index, in: tokens))
  }

  private func follows(at start: Int, in tokens: [Token]) -> Bool {
    words.indices.allSatisfy { tokens.text(start + $0) == words[$0] }
  }

  private func standsAlone(at index: Int, in tokens: [Token]) -> Bool {
    switch tokens.text(index - 1) {
    case ".": Self.systemModules.contains(tokens.text(index - 2))
    case "func", "case": false
    default: true
    }
  }

  private static let systemModules: Set<String> = [
    "Swift", "Glibc", "Darwin", "Musl", "Foundation", "FoundationEssentials", "_Concurrency",
  ]
}
