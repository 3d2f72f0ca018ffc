internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes

/// What the user typed behind `:` about the list, such as `filter unread` or `star ID`.
enum TypedRequest: Hashable, Sendable {
  case filter(ArticleFilter)
  case search(String)
  case open(ArticleReference)
  case change(StatusChange)

  /// Nil for any other line.
  init?(_ line: DialogueLine) {
    guard let request = Self.meaning(of: line.verb, line.arguments) else { return nil }
    self = request
  }

  private static func meaning(of verb: String, _ rest: [String]) -> TypedRequest? {
    let object = rest.first?.lowercased()
    for words in MarkWords.all where object != nil {
      switch verb {
      case words.verb: return change(rest, .set(words.mark, true))
      case words.opposite: return change(rest, .set(words.mark, false))
      case "toggle" where object == words.verb && rest.count > 1: return change(rest.dropFirst(), .toggle(words.mark))
      default: continue
      }
    }
    return switch (verb, object) {
    case ("search", _): .search(rest.joined(separator: " "))
    case ("read", .some) where rest.count == 1, ("open", .some) where rest.count == 1: .open(ArticleReference(rest[0]))
    case ("mark", "read") where rest.count > 1: change(rest.dropFirst(), .set(.read, true))
    case ("mark", "unread") where rest.count > 1: change(rest.dropFirst(), .set(.read, false))
    case ("toggle", "read") where rest.count > 1: change(rest.dropFirst(), .toggle(.read))
    case ("tag", "add") where rest.count > 2, ("tag", "remove") where rest.count > 2:
      (try? TagName(rest[1])).map { name in change(rest.dropFirst(2), .set(.tag(name), object == "add")) }
    case ("filter", let kind?): filter(kind, QuotationMarks.removed(from: rest.dropFirst().joined(separator: " "))).map { .filter($0) }
    default: nil
    }
  }

  private static func change(_ ids: some Sequence<String>, _ change: ArticleStatus.Change) -> TypedRequest {
    .change(StatusChange(ids.map(ArticleReference.init), change))
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
