internal import ReaderDomain

/// A line that the user types at the bottom of the screen.
struct Prompt: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A query that narrows the list while it is typed.
    case narrow
    /// The query of the list.
    case filter
    /// The name under which a query is saved.
    case saveView(query: String)
    /// A query of which a rule hides the articles.
    case mute
    case command
    /// Words of the title of a feed to find.
    case feed
    /// Words to find in the article.
    case find
    /// A program, with arguments after spaces, that gets the article.
    case pipe

    /// Whether the text says what the user looks for.
    var isSearch: Bool { [.narrow, .filter, .find].contains(self) }
  }

  let kind: Kind
  /// A text that replaces another has its cursor at the end.
  var text = "" { didSet { behind = 0 } }
  /// The command line with which a key has begun, such as `add `; empty for none.
  var beginning = ""
  /// The number of characters behind the cursor.
  var behind = 0
  /// What was typed earlier, which ↑ and ↓ bring back.
  var history = PromptHistory([])
  /// The list before it was narrowed.
  var list: ListPane
  /// The query of that list.
  let queryText: String
  let focus: ScreenPane
  /// The row of the feeds that was selected before a feed was found.
  let feed: FeedsPane.Row.ID
  /// The article before something was found in it.
  let article: ArticlePane?

  /// The text before the cursor, and the one behind it.
  var parts: (before: String, behind: String) { (String(text.dropLast(behind)), String(text.suffix(behind))) }

  /// The text before the cursor without its last word and the spaces behind that.
  var beforeWord: String {
    let words = text.dropLast(behind)
    let end = words.lastIndex { !$0.isWhitespace } ?? words.startIndex
    let space = words[..<end].lastIndex(where: \.isWhitespace)
    return space.map { String(words[...$0]) } ?? ""
  }

  /// The beginning of a line that narrows a list. A list that was narrowed before shows how.
  var narrowingSign: String {
    guard !list.query.words.isEmpty || list.query.condition != nil else { return "/" }
    return queryText.count > Self.longestSign ? "…\(queryText.suffix(Self.longestSign - 1)) /" : "\(queryText) /"
  }

  private static let longestSign = 24
  /// More is not taken: queries and commands are short.
  static let longest = Query.maximumBytes
}
