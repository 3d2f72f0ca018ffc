import CoreDomain

/// The parts of a query that need no body: dates, marks, feeds, the order, and which texts of an article are searched. `QueryMatcher`
/// evaluates a whole query.
public enum ArticleMatching {
  /// Whether the dates of an article meet the conditions of a query.
  public static func matches(_ place: ArticleSortKey, _ query: ArticleQuery) -> Bool {
    query.since.map { $0 <= place.date } ?? true && query.until.map { place.date <= $0 } ?? true
      && query.refresh?.brought(place.firstSeen) ?? true
  }

  /// Whether a status has all marks that the query requires, and none that it excludes. Hidden articles are excluded unless the query
  /// includes them.
  public static func matches(_ status: ArticleStatus, _ query: ArticleQuery) -> Bool {
    query.having.allSatisfy { status.has($0) } && !query.lacking.contains { status.has($0) }
      && !(query.excludesHidden && status.has(.hidden))
  }

  /// The texts that are searched, besides the body.
  public static func texts(of article: Article) -> [String] { [article.title] + article.authors.map(\.shown) }

  /// Whether `left` comes before `right` in a list.
  public static func isAbove(_ left: ArticleWithStatus, _ right: ArticleWithStatus) -> Bool { left.article.place < right.article.place }

  /// The subscriptions whose articles a query covers.
  /// - Throws: `subscription(.feedNotFound)`, `subscription(.feedAmbiguous)`, `subscription(.folderNotFound)`.
  public static func subscriptions(for query: ArticleQuery, among all: [Subscription]) throws(ReaderError) -> [Subscription] {
    var chosen = all
    if let reference = query.feed { chosen = [try reference.resolve(in: chosen)] }
    if let folder = query.folder {
      guard all.contains(where: { $0.folder.isInside(folder) }) else { throw .subscription(.folderNotFound(folder)) }
      chosen = chosen.filter { $0.folder.isInside(folder) }
    }
    return chosen
  }
}
