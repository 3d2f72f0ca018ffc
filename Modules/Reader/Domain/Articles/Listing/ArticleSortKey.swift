public import CoreDomain

/// The position of an article in a list. Newer dates come first, then later `firstSeen` times. The order in the document and the id break
/// ties.
public struct ArticleSortKey: Hashable, Sendable {
  /// The sort date (`Article.date`).
  public let date: Timestamp
  /// When the article was first stored.
  public let firstSeen: Timestamp
  /// The index in the feed's document when the article was first stored.
  public let position: Int
  public let id: ArticleID

  public init(date: Timestamp, firstSeen: Timestamp, position: Int, id: ArticleID) {
    self.date = date
    self.firstSeen = firstSeen
    self.position = position
    self.id = id
  }
}
