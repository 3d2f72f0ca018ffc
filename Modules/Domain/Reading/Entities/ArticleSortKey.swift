/// Where an article stands in a list: the newer one first, then the one first seen later, then document order, then the id.
public struct ArticleSortKey: Hashable, Comparable, Sendable {
  /// The moment by which it is ordered (`Article.date`).
  public let date: Timestamp
  /// When it was first taken in.
  public let firstSeen: Timestamp
  /// Its place in the feed's document when it was first taken in.
  public let position: Int
  /// Its identity.
  public let id: ArticleID

  /// Makes a place.
  public init(date: Timestamp, firstSeen: Timestamp, position: Int, id: ArticleID) {
    self.date = date
    self.firstSeen = firstSeen
    self.position = position
    self.id = id
  }

  /// Whether `left` stands above `right`.
  public static func < (left: ArticleSortKey, right: ArticleSortKey) -> Bool {
    if left.date != right.date { return left.date > right.date }
    if left.firstSeen != right.firstSeen { return left.firstSeen > right.firstSeen }
    if left.position != right.position { return left.position < right.position }
    return left.id < right.id
  }
}
