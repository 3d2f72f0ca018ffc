/// The text before and after a word of a comment or a string.
struct TextPlace {
  private let before: Substring
  private let after: String

  /// - Parameters:
  ///   - before: the text before the word.
  ///   - after: at least the next two characters, if there are any.
  init(before: String, after: String) {
    let line = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
    self.before = before[line...]
    self.after = after
  }

  /// Whether the word is a member of a type, as in `QuotesFeature.showQuote`.
  var isMember: Bool {
    before.last == "." && before.dropLast().last.map { $0.isLetter || $0 == ")" } == true
  }

  /// Whether the word belongs to a sentence, and not to a path, a file name, a command or another literal.
  var isSentence: Bool {
    if "/-`".contains(before.last ?? " ") || "/-`".contains(after.first ?? " ") { return false }
    if after.first == ".", after.dropFirst().first?.isLetter == true { return false }
    if before.last == "\"", after.hasPrefix("\"") || after.hasPrefix("\\\"") { return false }
    if before.hasSuffix("sample ") || before.hasSuffix("--trace ") { return false }
    return before.count { $0 == "`" } % 2 == 0
  }
}
