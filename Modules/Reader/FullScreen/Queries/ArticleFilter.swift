internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// A condition that narrows a list. It replaces an earlier condition of the same kind.
enum ArticleFilter: Hashable, Sendable {
  /// Removes all conditions. The order stays, and duplicates stay hidden if they were: those are no conditions.
  case all
  /// Only articles with this mark.
  case marked(ArticleMark)
  /// Only articles without this mark.
  case unmarked(ArticleMark)
  /// Only articles of this feed.
  case feed(FeedReference)
  /// Only articles of feeds in this folder.
  case folder(FolderPath)

  /// Adds this condition to a query. The list starts at its top again.
  func narrowing(_ query: ArticleQuery) -> ArticleQuery {
    var narrowed = query
    narrowed.window.start = .top
    switch self {
    case .all: narrowed = ArticleQuery(order: query.order, isUnique: query.isUnique, window: narrowed.window)
    case .marked(let mark): (narrowed.having, narrowed.lacking) = ([mark], [])
    case .unmarked(let mark): (narrowed.having, narrowed.lacking) = ([], [mark])
    case .feed(let feed): narrowed.feed = feed
    case .folder(let folder): narrowed.folder = folder
    }
    return narrowed
  }

  /// The words behind `filter` that need no more.
  static let wholeWords = ["all", "unread", "read"] + MarkWords.all.map(\.adjective)
  /// The words behind `filter` that need a name.
  static let wordsOfNames = ["feed", "folder"]

  /// What is wrong with words that are no filter.
  static func mistake(in words: [String]) -> WordMistake {
    let kind = words.first?.lowercased() ?? ""
    let all = wholeWords + wordsOfNames
    if wordsOfNames.contains(kind) {
      return WordMistake(sentence: "'filter \(kind)' needs a name.", hint: "Example: filter \(kind) News")
    }
    if wholeWords.contains(kind) { return WordMistake(sentence: "'filter \(kind)' takes no further word.") }
    return WordMistake(
      sentence: "'filter' does not take \(FileMistake.quoted(kind[...])).",
      hint: SpellingSuggestion.of(kind, among: all).map { "Did you mean '\($0)'?" } ?? "It takes \(all.joined(separator: ", ")).")
  }
}
