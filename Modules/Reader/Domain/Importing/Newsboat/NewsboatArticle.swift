/// An article from a Newsboat cache.
public struct NewsboatArticle: Hashable, Sendable {
  /// The possible forms of the published item, the likeliest first; there is at least one. Newsboat's cache does not always show what the
  /// publisher wrote and what Newsboat added. The forms differ in this, and therefore in their identities.
  public let readings: [FeedItem]
  /// The user's marks in Newsboat.
  public let marks: Set<ArticleMark>
  /// Whether the user deleted the article. A deleted article is not stored, and is marked as read when its feed delivers it again.
  public let isDeleted: Bool

  /// Creates an article from its likeliest form and the other forms.
  public init(_ reading: FeedItem, or others: [FeedItem] = [], marks: Set<ArticleMark> = [], isDeleted: Bool = false) {
    readings = [reading] + others
    self.marks = marks
    self.isDeleted = isDeleted
  }
}
