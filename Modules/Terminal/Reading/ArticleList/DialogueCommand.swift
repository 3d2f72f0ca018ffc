import Domain
public import Scenes

/// A word of the dialogue that only some presentation architectures have.
public enum DialogueWord: String, CaseIterable, Sendable {
  case back, forward, log

  /// What the word does, for the help text.
  var meaning: String {
    switch self {
    case .back: "show the state before the last request; changes nothing that is stored"
    case .forward: "show the state that 'back' left"
    case .log: "print the events of this session: number, sender, event"
    }
  }
}

/// A command that the user types in the dialogue of the article list.
public enum DialogueCommand: Hashable, Sendable {
  case request(ArticleList.Request)
  /// The user fetches new articles.
  case refresh
  /// A word that not every presentation architecture has.
  case word(DialogueWord)
  /// The user asks for the list of commands.
  case help
  /// The user ends the dialogue.
  case quit
  case nothing

  /// The commands of all architectures, for the help text: the words to type, and their meaning.
  public static let vocabulary: [(words: String, meaning: String)] =
    [
      ("list", "list all again"),
      ("next, previous, first, last", "show another part of the list"),
      ("filter unread|read|all", "list only these"),
    ] + MarkWords.all.map { ("filter \($0.adjective)", "list only \($0.adjective) articles") } + [
      ("filter feed NAME", "list only this feed"),
      ("filter folder NAME", "list only this folder"),
      ("search WORDS", "list only titles and authors with these words"),
      ("open ID", "show an article and mark it read"),
    ] + MarkWords.all.map { ("\($0.verb) ID…, \($0.opposite) ID…", $0.purpose) } + [
      ("toggle \(MarkWords.all.map(\.verb).joined(separator: "|"))|read ID…", "set the mark, or clear it"),
      ("mark read ID…, mark unread ID…", "mark articles read or unread"),
      ("refresh", "fetch new articles, then list again"),
    ]

  /// The commands that stand below all others in the help text.
  static let ending = (words: "help, quit", meaning: "this text; the end")

  /// Parses a line: a verb and its arguments.
  public init(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let verb = words.first?.lowercased() else {
      self = .nothing
      return
    }
    self = Self.meaning(of: verb, Array(words.dropFirst())) ?? .request(.notUnderstood(line.collapsingWhitespace()))
  }

  private static func meaning(of verb: String, _ rest: [String]) -> DialogueCommand? {
    let object = rest.first?.lowercased()
    for words in MarkWords.all where object != nil {
      switch verb {
      case words.verb: return change(rest, .set(words.mark, true))
      case words.opposite: return change(rest, .set(words.mark, false))
      case "toggle" where object == words.verb && rest.count > 1: return change(rest.dropFirst(), .toggle(words.mark))
      default: continue
      }
    }
    if object == nil, let word = DialogueWord(rawValue: verb) { return .word(word) }
    return switch (verb, object) {
    case ("quit", nil), ("q", nil), ("exit", nil): .quit
    case ("help", nil), ("?", nil): .help
    case ("refresh", nil): .refresh
    case ("list", nil): .request(.filter(.all))
    case ("next", nil): .request(.scroll(.next))
    case ("previous", nil): .request(.scroll(.previous))
    case ("first", nil): .request(.scroll(.first))
    case ("last", nil): .request(.scroll(.last))
    case ("search", _): .request(.search(rest.joined(separator: " ")))
    case ("open", .some) where rest.count == 1: .request(.open(ArticleReference(rest[0])))
    case ("mark", "read") where rest.count > 1: change(rest.dropFirst(), .set(.read, true))
    case ("mark", "unread") where rest.count > 1: change(rest.dropFirst(), .set(.read, false))
    case ("toggle", "read") where rest.count > 1: change(rest.dropFirst(), .toggle(.read))
    case ("filter", let kind?): filter(kind, rest.dropFirst().joined(separator: " ")).map { .request(.filter($0)) }
    default: nil
    }
  }

  private static func change(_ ids: some Sequence<String>, _ change: ArticleStatus.Change) -> DialogueCommand {
    .request(.change(StatusChange(ids.map(ArticleReference.init), change)))
  }

  private static func filter(_ kind: String, _ name: String) -> ArticleFilter? {
    switch (kind, name.isEmpty) {
    case ("all", true): .all
    case ("unread", true): .unmarked(.read)
    case ("read", true): .marked(.read)
    case ("feed", false): .feed(FeedReference(name))
    case ("folder", false): .folder(FolderPath(name))
    default: name.isEmpty ? MarkWords.all.first { $0.adjective == kind }.map { .marked($0.mark) } : nil
    }
  }
}
