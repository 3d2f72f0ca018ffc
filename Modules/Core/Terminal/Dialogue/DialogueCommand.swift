internal import CoreDomain
public import CoreScenes

/// A command that the user types in a dialogue.
public enum DialogueCommand<Request: DialogueRequest>: Hashable, Sendable {
  case request(Request)
  /// The user asks for the list of commands.
  case help
  /// The user ends the dialogue.
  case quit
  case nothing

  /// The commands that stand below all others in the help text: the words to type, and their meaning.
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

/// A request that users can type as a line of a dialogue.
public protocol DialogueRequest: Hashable, Sendable {
  /// The commands of the scene, without those that all dialogues have.
  static var vocabulary: [(words: String, meaning: String)] { get }
  /// The request of an empty line; nil when an empty line means nothing.
  static var ofEmptyLine: Self? { get }
  /// The user typed an unknown command.
  static func notUnderstood(_ line: String) -> Self

  /// The request that the line means; nil when the scene does not know the command.
  init?(_ line: DialogueLine)
}

extension DialogueRequest {
  public static var ofEmptyLine: Self? { nil }
}

/// A word of a dialogue that only some scenes have, besides the requests.
@MainActor
public struct DialogueWord {
  public let text: String
  /// What the word does, for the help text.
  public let meaning: String
  /// Does what the word says, and returns what is shown then.
  public let answer: @MainActor () async -> SentencesViewModel

  public init(_ text: String, _ meaning: String, answer: @escaping @MainActor () async -> SentencesViewModel) {
    self.text = text
    self.meaning = meaning
    self.answer = answer
  }

  /// Whether a line is this word.
  func matches(_ line: String) -> Bool { DialogueLine(line)?.words.map { $0.lowercased() } == [text] }
}

/// A line of a dialogue, divided into words.
public struct DialogueLine: Sendable {
  /// The first word, in lower case.
  public let verb: String
  /// The other words, as typed.
  public let arguments: [String]
  /// The text after the first word, with the spaces between its words as typed.
  public let text: String
  /// All words as typed.
  var words: [String] { [verb] + arguments }
  /// All words as typed, with one space between them.
  package let whole: String

  /// Nil when the line is empty.
  package init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    verb = first.lowercased()
    arguments = words.dropFirst().map(String.init)
    text = String(line[first.endIndex...]).trimmingWhitespace()
    whole = line.collapsingWhitespace()
  }
}

/// The form of a command, as the help text shows it: `mark read ID…`, `toggle star|read ID…`, `next`. What the user chooses is in capitals.
struct DialogueForm {
  private let text: String
  private let words: [Substring]

  init(_ text: String) {
    self.text = text
    words = text.split(separator: " ")
  }

  /// A message for a line that is the beginning of commands and no command itself; nil for any other line.
  static func missing(in line: DialogueLine, _ forms: [DialogueForm]) -> Message? {
    let begun = forms.filter { $0.isBegun(by: line) }
    guard let first = begun.first else { return nil }
    let needsID = first.words[line.words.count].hasPrefix("ID")
    let hint: MessageText = "Write \(begun.map { "'\($0.text)'" }.joined(separator: " or "))."
    return Message(.failure, needsID ? "'\(line.whole)' needs an ID." : "'\(line.whole)' is not complete.", hint: hint)
  }

  /// Whether the line has the first words of this command, and not all of them.
  private func isBegun(by line: DialogueLine) -> Bool { line.words.count < words.count && agrees(with: line) }

  private func agrees(with line: DialogueLine) -> Bool {
    zip(words, line.words).allSatisfy { word, typed in
      word.first?.isUppercase == true || word.split(separator: "|").contains { $0 == typed.lowercased() }
    }
  }
}
