internal import CoreScenes

/// What is wrong with a line of a file that the user edits.
struct FileMistake: Hashable, Sendable {
  /// The first line has the number 1.
  let line: Int
  let sentence: String
  var hint: String?

  /// The maximum number of characters that a message quotes of a word.
  private static let longestQuote = 24

  /// Nobody reads more. The list of messages has room for those of two files.
  private static let maximumMessages = 50

  /// A message for each mistake up to the maximum, and one for the number of the others.
  static func messages(for mistakes: [FileMistake], in name: String) -> [Message] {
    let shown = mistakes.prefix(maximumMessages).map { mistake in
      Message(.warning, "\(name), line \(mistake.line): \(mistake.sentence)", hint: mistake.hint.map { MessageText($0) })
    }
    let rest = mistakes.count - shown.count
    return rest == 0 ? shown : shown + [Message(.warning, "\(name): \(CountWording.text(rest, "more line")) cannot be used.")]
  }

  static func quoted(_ word: Substring) -> String {
    word.count > longestQuote ? "'\(word.prefix(longestQuote))…'" : "'\(word)'"
  }
}

/// What is wrong with words that the user wrote, in a file or behind `:`.
struct WordMistake: Error, Hashable {
  /// Begins with a small letter or a quotation mark, because it can follow the name of a file.
  let sentence: String
  var hint: String?
}
