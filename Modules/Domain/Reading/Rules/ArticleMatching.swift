/// Decides whether an article matches a query.
public enum ArticleMatching {
  /// Whether all conditions hold, except feed and folder. `subscriptions(for:among:)` evaluates those two.
  /// - Parameter body: the plain text of the article's body; called only when the query searches bodies.
  public static func matches(_ entry: ArticleWithStatus, _ query: ArticleQuery, body: () -> String = { "" }) -> Bool {
    guard matches(entry.status, query) else { return false }
    if let since = query.since, entry.article.date < since { return false }
    guard !query.words.isEmpty else { return true }
    return WordMatching(query.words).matches(texts(of: entry.article) + (query.looksIntoBodies ? [body()] : []))
  }

  /// Whether a status has all marks that the query requires, and none that it excludes.
  public static func matches(_ status: ArticleStatus, _ query: ArticleQuery) -> Bool {
    query.having.allSatisfy { status.has($0) } && !query.lacking.contains { status.has($0) }
  }

  /// The texts that a search covers in addition to the body.
  public static func texts(of article: Article) -> [String] { [article.title] + article.authors.map(\.shown) }

  /// Whether `left` comes before `right` in a list.
  public static func isAbove(_ left: ArticleWithStatus, _ right: ArticleWithStatus) -> Bool { left.article.place < right.article.place }

  /// The subscriptions whose articles a query covers.
  /// - Throws: `feedNotFound`, `feedAmbiguous`.
  public static func subscriptions(for query: ArticleQuery, among all: [Subscription]) throws(ReadingError) -> [Subscription] {
    var chosen = all
    if let reference = query.feed { chosen = [try reference.resolve(in: chosen)] }
    if let folder = query.folder { chosen = chosen.filter { $0.folder.isInside(folder) } }
    return chosen
  }
}
