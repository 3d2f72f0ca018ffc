/// Swift code to search for, written as in a source: `"Task.detached"`, `".random("`, `"Date("`.
///
/// It is compared token by token, so spaces do not matter. A pattern that begins with a name does not match the declaration of a function
/// or a case with that name. It does not match a member either (`log.print(`), unless the base is a system module (`Swift.print(`).
///
/// `Date(` also matches `Date.init`, which may be passed as a function.
///
/// `fputs(…stderr)` matches a call of `fputs` with `stderr` somewhere between its parentheses.
public struct CodePattern: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The pattern as written.
  public let text: String
  private let words: [String]
  /// The words of `Date.init` for the pattern `Date(`; nil for a pattern that creates nothing.
  private let initializer: [String]?
  /// The words that must be somewhere between the bracket that ends `words` and the one that closes it.
  private let inside: [String]

  public init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    words = Self.words(of: parts[0])
    inside = parts.count > 1 ? Self.words(of: parts[1]).dropLast() : []
    let isCreation = parts.count == 1 && words.last == "(" && words.dropLast().last?.first?.isUppercase == true
    initializer = isCreation ? Array(words.dropLast()) + [".", "init"] : nil
  }

  public init(stringLiteral text: String) { self.init(text) }

  private static func words(of text: String) -> [String] { Token.list(in: SourceText(text)).map(\.text) }

  /// The matches of all patterns, found in one pass over the tokens.
  package static func matches(of patterns: [CodePattern], in tokens: [Token]) -> [(index: Int, pattern: CodePattern)] {
    let byFirstWord = Dictionary(grouping: patterns) { $0.words.first ?? "" }
    return tokens.indices.flatMap { index in
      (byFirstWord[tokens[index].text] ?? []).filter { $0.isFound(at: index, in: tokens) }.map { (index, $0) }
    }
  }

  private func isFound(at index: Int, in tokens: [Token]) -> Bool {
    (Self.areWords(words, at: index, in: tokens) || initializer.map { Self.areWords($0, at: index, in: tokens) } == true)
      && (words.first == "." || standsAlone(at: index, in: tokens))
      && hasInside(after: index, in: tokens)
  }

  private static func areWords(_ words: [String], at start: Int, in tokens: [Token]) -> Bool {
    words.indices.allSatisfy { tokens.text(start + $0) == words[$0] }
  }

  private func hasInside(after start: Int, in tokens: [Token]) -> Bool {
    guard !inside.isEmpty else { return true }
    let open = start + words.count - 1
    let end = tokens.indexAfterBracket(at: open, closing: ")")
    return (open..<end).contains { Self.areWords(inside, at: $0, in: tokens) }
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
