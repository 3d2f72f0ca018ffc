/// How a person names an article: its id, or the beginning of it.
public struct ArticleReference: Hashable, Sendable {
  /// What was typed, in lower case.
  public let prefix: String

  /// Takes what was typed.
  public init(_ text: String) {
    prefix = text.trimmingWhitespace().lowercased()
  }

  /// Names an article by its whole id.
  public init(_ id: ArticleID) {
    prefix = id.text
  }

  /// Whether this may mean the article.
  public func fits(_ id: ArticleID) -> Bool {
    !prefix.isEmpty && id.text.hasPrefix(prefix)
  }

  /// The one article that is meant among these.
  /// - Throws: `articleNotFound`, or `articleAmbiguous` when several fit.
  public func resolve(in ids: some Sequence<ArticleID>) throws(ReadingError) -> ArticleID {
    var matches: [ArticleID] = []
    for id in ids where fits(id) { matches.append(id) }
    guard let first = matches.first else { throw .articleNotFound(self) }
    guard matches.count == 1 else { throw .articleAmbiguous(self, matches: matches.sorted()) }
    return first
  }
}
