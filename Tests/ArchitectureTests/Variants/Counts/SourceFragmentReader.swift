import LayerRules

/// Reads the members of types, one after the other. A function's body is part of its fragment.
struct SourceFragmentReader {
  let tokens: [Token]
  private(set) var pieces: [SourceFragment] = []
  private var index = 0

  init(tokens: [Token]) {
    self.tokens = tokens
  }

  mutating func readMembers(to end: Int, owner: String) {
    while index < end {
      let keyword = tokens[index].text
      switch keyword {
      case "struct", "class", "actor", "enum", "protocol", "extension": readType(keyword, owner)
      // A call of the value does not name this function.
      case "func" where tokens.text(index + 1) == "callAsFunction": add(keyword, owner, of: owner, from: index + 2)
      case "func", "var", "let", "case", "typealias": add(keyword, tokens.text(index + 1), of: owner, from: index + 2)
      case "init": add(keyword, owner, of: owner, from: index + 1)
      default: index += 1
      }
    }
  }

  /// Reads the name, the header, and then each member. An extension is not a fragment: it is found by its members.
  private mutating func readType(_ keyword: String, _ owner: String) {
    let name = lastPartOfName(from: index + 1)
    let open = tokens[index...].firstIndex { $0.text == "{" } ?? tokens.count
    let end = open < tokens.count ? tokens.indexAfterBracket(at: open, closing: "}") : open
    if keyword != "extension" {
      pieces.append(
        SourceFragment(
          name: name, owner: owner, names: words(in: (index + 2)..<open), lines: lines(in: index..<(open + 1)), isProperty: false))
    }
    index = min(open + 1, end)
    readMembers(to: end, owner: name)
  }

  /// A member ends where another one begins: at a word that starts a line, outside all brackets.
  private mutating func add(_ keyword: String, _ name: String, of owner: String, from start: Int) {
    var end = start
    while let token = tokens.at(end), token.text != "}", !(token.startsLine && beginsMember(at: end)) {
      end = Self.closing[token.text].map { tokens.indexAfterBracket(at: end, closing: $0) } ?? end + 1
    }
    pieces.append(
      SourceFragment(
        name: name, owner: owner, names: words(in: start..<end), lines: lines(in: index..<end),
        isProperty: ["let", "var"].contains(keyword)
      ))
    index = max(end, index + 1)
  }

  private func lastPartOfName(from start: Int) -> String {
    var last = start
    while tokens.text(last + 1) == "." { last += 2 }
    return tokens.text(last)
  }

  private func beginsMember(at index: Int) -> Bool {
    Self.beginnings.contains(tokens.text(index)) || tokens.text(index) == "@"
  }

  /// The names in a range, without the cases of a `switch` for other requests.
  private func words(in range: Range<Int>) -> Set<String> {
    var words: Set<String> = []
    var isLeftOut = false
    for index in range {
      let text = tokens[index].text
      if text == "case", tokens[index].startsLine {
        isLeftOut = tokens.text(index + 1) == "." && ActionWalk.otherRequests.contains(tokens.text(index + 2))
      }
      if text == "}" || text == "default" { isLeftOut = false }
      if !isLeftOut, tokens[index].isWord { words.insert(text) }
    }
    return words
  }

  private func lines(in range: Range<Int>) -> Range<Int> {
    let last = tokens.at(range.upperBound - 1) ?? tokens.last
    return tokens[range.lowerBound].line..<((last?.line ?? 0) + 1)
  }

  private static let closing = ["(": ")", "[": "]", "{": "}"]
  private static let beginnings: Set<String> = [
    "public", "package", "private", "fileprivate", "internal", "nonisolated", "static", "final", "mutating", "lazy", "func", "var", "let",
    "case", "init", "struct", "class", "actor", "enum", "protocol", "extension", "typealias",
  ]
}
