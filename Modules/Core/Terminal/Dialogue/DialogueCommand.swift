internal import CoreDomain
internal import CoreScenes

/// A command that the user types in a dialogue.
public enum DialogueCommand<Request: DialogueRequest>: Hashable, Sendable {
  case request(Request)
  /// The user asks for the list of commands.
  case help
  /// The user ends the dialogue.
  case quit
  case nothing

  /// The commands at the end of the help text: the words to type, and their meaning.
  public static var ending: (words: String, meaning: String) { ("help, quit", "this text; the end") }

  /// Parses a line: a verb and its arguments.
  public init(_ line: String) {
    guard let line = DialogueLine(line) else {
      self = Request.ofEmptyLine.map { .request($0) } ?? .nothing
      return
    }
    switch (line.verb, line.arguments.isEmpty) {
    case ("quit", true), ("q", true), ("exit", true): self = .quit
    case ("help", true), ("?", true): self = .help
    default: self = .request(Request(line) ?? .notUnderstood(line.whole))
    }
  }
}

/// The form of a command, as the help text shows it: `open ID`, `add|remove ID…`, `next`. Placeholders are in capitals.
struct DialogueForm {
  private let text: String
  private let words: [Substring]

  init(_ text: String) {
    self.text = text
    words = text.split(separator: " ")
  }

  /// The message for an incomplete command; nil for any other line.
  static func missing(in line: DialogueLine, _ forms: [DialogueForm]) -> Message? {
    let begun = forms.filter { $0.isBegun(by: line) }
    guard let first = begun.first else { return nil }
    let needsID = first.words[line.words.count].hasPrefix("ID")
    let hint: MessageText = "Write \(begun.map { "'\($0.text)'" }.joined(separator: " or "))."
    return Message(.failure, needsID ? "'\(line.whole)' needs an ID." : "'\(line.whole)' is not complete.", hint: hint)
  }

  /// Whether the line has only the first words of this command.
  private func isBegun(by line: DialogueLine) -> Bool { line.words.count < words.count && agrees(with: line) }

  private func agrees(with line: DialogueLine) -> Bool {
    zip(words, line.words).allSatisfy { word, typed in
      word.first?.isUppercase == true || word.split(separator: "|").contains { $0 == typed.lowercased() }
    }
  }
}
