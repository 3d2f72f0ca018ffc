/// Whether an article is one that a query means.
public enum ArticleMatching {
  /// Whether all conditions hold. Feed and folder are not judged here: they choose the feeds that are looked at.
  public static func matches(_ entry: ArticleEntry, _ query: ArticleQuery) -> Bool {
    guard entry.status.marks.isSuperset(of: query.having), entry.status.marks.isDisjoint(with: query.lacking) else { return false }
    if let since = query.since, entry.article.date < since { return false }
    guard !query.words.isEmpty else { return true }
    let searched = ([entry.article.title] + entry.article.authors.map(\.shown)).joined(separator: "\n").lowercased()
    return query.words.allSatisfy { searched.contains($0.lowercased()) }
  }

  /// Whether `left` stands above `right` in a list: the newer one, then the one first seen later, then document order, then the id.
  public static func isAbove(_ left: ArticleEntry, _ right: ArticleEntry) -> Bool {
    let (left, right) = (left.article, right.article)
    if left.date != right.date { return left.date > right.date }
    if left.firstSeen != right.firstSeen { return left.firstSeen > right.firstSeen }
    if left.position != right.position { return left.position < right.position }
    return left.id < right.id
  }

  /// The subscriptions that a query looks at.
  /// - Throws: `feedNotFound`, `feedAmbiguous`.
  public static func subscriptions(for query: ArticleQuery, among all: [Subscription]) throws(ReadingError) -> [Subscription] {
    var chosen = all
    if let reference = query.feed { chosen = [try reference.resolve(in: chosen)] }
    if let folder = query.folder { chosen = chosen.filter { $0.folder.isInside(folder) } }
    return chosen
  }
}
