internal import CoreDomain
internal import CoreTerminal

/// Commands that a line of the user's file of keys binds to a key, such as `tag later ; run mpv %u`.
struct KeyCommand: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// What the user could type behind `:`.
    case line(String)
    /// A command of the command line, or a program if `isProgram`, with its arguments. No shell reads them.
    case words([String], isProgram: Bool)
    /// A line that `sh` reads. It finds the article in its parameters.
    case shell(String)
  }

  /// The commands as the file has them.
  let text: String
  let steps: [Step]

  /// - Parameter commands: the names of the commands of the command line.
  init(_ text: String, commands: [String]) throws(KeyCommandError) {
    self.text = text
    var steps: [Step] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if let line = Self.tail(of: rest, behind: "shell") {
        guard !line.isEmpty else { throw .empty }
        steps.append(.shell(String(line)))
        break
      }
      let end = Self.semicolon(in: rest)
      steps.append(try Self.step(String(rest[..<(end ?? rest.endIndex)]), commands))
      guard let end else { break }
      rest = rest[rest.index(after: end)...]
    }
    self.steps = steps
  }

  private static func step(_ text: String, _ commands: [String]) throws(KeyCommandError) -> Step {
    guard let words = CommandWords(text)?.words else { throw .openQuotation }
    guard let first = words.first else { throw .empty }
    if first == "run" {
      guard words.count > 1 else { throw .empty }
      for word in words { try ArticlePlaceholders.check(word) }
      return .words(Array(words.dropFirst()), isProgram: true)
    }
    if let mistake = DialogueLine(text).flatMap({ ScreenState.mistake(in: $0, commands) }) { throw .wrongWords(mistake) }
    if ScreenState.takesLine(text, words) { return .line(text) }
    guard commands.contains(first) else { throw .unknown(first) }
    for word in words { try ArticlePlaceholders.check(word) }
    return .words(words, isProgram: false)
  }

  private static func tail(of text: Substring, behind word: String) -> Substring? {
    guard text.hasPrefix(word) else { return nil }
    let rest = text.dropFirst(word.count)
    guard rest.first?.isWhitespace ?? true else { return nil }
    return rest.drop(while: \.isWhitespace)
  }

  /// The first semicolon that is a word of its own and outside quotation marks.
  private static func semicolon(in text: Substring) -> Substring.Index? {
    var marks = QuotationMarks()
    var isAtStart = true
    for index in text.indices {
      let character = text[index]
      if character == ";", isAtStart {
        let next = text.index(after: index)
        if next == text.endIndex || text[next].isWhitespace { return index }
      }
      marks.read(character)
      isAtStart = character.isWhitespace && marks.isOutside
    }
    return nil
  }
}
