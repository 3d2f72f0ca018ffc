internal import CoreScenes

/// What is wrong with a line of a file that the user edits.
struct FileMistake: Hashable, Sendable {
  /// The first line has the number 1.
  let line: Int
  let sentence: String
  var hint: String?

  /// What is shown of a word of the file.
  private static let longestQuote = 24

  /// Nobody reads more. The list of messages has room for those of two files.
  private static let maximumMessages = 50

  /// A message for each mistake, and one about those that are too many.
  static func messages(for mistakes: [FileMistake], in name: String) -> [Message] {
    let told = mistakes.prefix(maximumMessages).map { mistake in
      Message(.warning, "\(name), line \(mistake.line): \(mistake.sentence)", hint: mistake.hint.map { MessageText($0) })
    }
    let rest = mistakes.count - told.count
    return rest == 0 ? told : told + [Message(.warning, "\(name): \(CountWording.text(rest, "more line")) cannot be used.")]
  }

  static func quoted(_ word: Substring) -> String {
    word.count > longestQuote ? "'\(word.prefix(longestQuote))…'" : "'\(word)'"
  }
}

/// What is wrong with words that the user wrote, in a file or behind `:`.
struct WordMistake: Error, Hashable {
  /// It begins with a small letter or a quotation mark, and also stands behind the name of a file.
  let sentence: String
  var hint: String?
}
