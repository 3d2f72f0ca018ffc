/// Whether an article is one that a query means.
public enum ArticleMatching {
  /// Whether all conditions hold. Feed and folder are not judged here: they choose the feeds that are looked at.
  /// - Parameter body: the plain text of the article's body; it is only asked for when the query looks into bodies.
  public static func matches(_ entry: ArticleWithStatus, _ query: ArticleQuery, body: () -> String = { "" }) -> Bool {
    guard matches(entry.status, query) else { return false }
    if let since = query.since, entry.article.date < since { return false }
    guard !query.words.isEmpty else { return true }
    return WordMatching(query.words).matches(texts(of: entry.article) + (query.looksIntoBodies ? [body()] : []))
  }

  /// Whether a status has the marks that a query asks for, and none that must not be set.
  public static func matches(_ status: ArticleStatus, _ query: ArticleQuery) -> Bool {
    query.having.allSatisfy { status.has($0) } && !query.lacking.contains { status.has($0) }
  }

  /// What words are looked for in, beside the body.
  public static func texts(of article: Article) -> [String] { [article.title] + article.authors.map(\.shown) }

  /// Whether `left` stands above `right` in a list.
  public static func isAbove(_ left: ArticleWithStatus, _ right: ArticleWithStatus) -> Bool { left.article.place < right.article.place }

  /// The subscriptions that a query looks at.
  /// - Throws: `feedNotFound`, `feedAmbiguous`.
  public static func subscriptions(for query: ArticleQuery, among all: [Subscription]) throws(ReadingError) -> [Subscription] {
    var chosen = all
    if let reference = query.feed { chosen = [try reference.resolve(in: chosen)] }
    if let folder = query.folder { chosen = chosen.filter { $0.folder.isInside(folder) } }
    return chosen
  }
}
