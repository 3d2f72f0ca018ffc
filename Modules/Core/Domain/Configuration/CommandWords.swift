/// The words of a command line as a shell divides them: at white space, except between quotation marks and behind a backslash. Nothing else has a
/// meaning, because no shell runs the words.
public struct CommandWords: Hashable, Sendable {
  public let words: [String]

  /// Nil when a quotation mark is open, or the text ends with a backslash.
  public init?(_ text: String) {
    var words: [String] = []
    /// Nil between words. A word may be empty.
    var word: String?
    var quotation: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quotation != "'" {
        isEscaped = true
      } else if let open = quotation {
        if character == open { quotation = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quotation = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quotation == nil, !isEscaped else { return nil }
    self.words = words + (word.map { [$0] } ?? [])
  }
}

extension CommandWords {
  /// Whether there is a program, and each percent sign has one of these characters behind it, or another percent sign.
  package func isCommand(with placeholders: [Character]) -> Bool {
    !words.isEmpty && words.allSatisfy { word in Self.filled(word) { $0 == "%" || placeholders.contains($0) ? "" : nil } != nil }
  }

  /// A word with the values of its placeholders, each a percent sign and a character. They are put in once: a value is not looked through.
  /// - Parameters:
  ///   - word: the word.
  ///   - valueOf: returns the value of the placeholder with a character; nil when there is no such placeholder.
  /// - Returns: nil when a placeholder has no value.
  package static func filled(_ word: String, _ valueOf: (Character) -> String?) -> String? {
    var filled = ""
    var rest = word[...]
    while let sign = rest.firstIndex(of: "%") {
      filled += rest[..<sign]
      guard let value = rest[sign...].dropFirst().first.flatMap(valueOf) else { return nil }
      filled += value
      rest = rest[sign...].dropFirst(2)
    }
    return filled + rest
  }
}
