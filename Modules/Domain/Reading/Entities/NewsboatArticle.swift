/// An article that another reader kept.
public struct NewsboatArticle: Hashable, Sendable {
  /// How its publisher may have written it, the likeliest first; there is at least one. They differ where the other reader does not tell what
  /// the publisher gave and what it made itself, and with that in their identities.
  public let readings: [FeedItem]
  /// What the person did with it.
  public let marks: Set<ArticleMark>
  /// Whether the person deleted it: it is not to be stored, and is read when its feed brings it again.
  public let isDeleted: Bool

  /// Makes an item of its likeliest reading and the others.
  public init(_ reading: FeedItem, or others: [FeedItem] = [], marks: Set<ArticleMark> = [], isDeleted: Bool = false) {
    readings = [reading] + others
    self.marks = marks
    self.isDeleted = isDeleted
  }
}
