internal import CoreScenes

/// What is wrong with a line of a file that the user edits.
struct FileMistake: Hashable, Sendable {
  /// The first line has the number 1.
  let line: Int
  let sentence: String
  var hint: String?

  /// What is shown of a word of the file.
  private static let longestQuote = 24

  /// The message for the user; nil without mistakes. It tells the first mistake, and the lines of the next ones.
  static func message(for mistakes: [FileMistake], in name: String) -> Message? {
    guard let first = mistakes.first else { return nil }
    let others = mistakes.dropFirst().prefix(3).map { String($0.line) } + (mistakes.count > 4 ? ["…"] : [])
    let also = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
    return Message(.warning, "\(name), line \(first.line)\(also): \(first.sentence)", hint: first.hint.map { MessageText($0) })
  }

  static func quoted(_ word: Substring) -> String {
    word.count > longestQuote ? "'\(word.prefix(longestQuote))…'" : "'\(word)'"
  }
}
