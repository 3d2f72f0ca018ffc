/// An article of a subscription: what a list shows of it. Its body is opened apart, its status lives apart and longer.
public struct Article: Hashable, Sendable {
  /// Its identity.
  public let id: ArticleID
  /// The subscription that it came with.
  public let feed: FeedID
  /// The title as plain text; derived from the body when the publisher gave none.
  public let title: String
  /// Its page.
  public let url: WebURL?
  /// Who wrote it.
  public let authors: [Author]
  /// When it was published, as the publisher says.
  public let published: Timestamp?
  /// When it was changed, as the publisher says.
  public let updated: Timestamp?
  /// When it was first taken in. It stays when the article is edited.
  public let firstSeen: Timestamp
  /// Its place in the feed's document when it was first taken in, from 0: the order of articles without a date.
  public let position: Int
  /// Categories.
  public let tags: [String]
  /// Files that go with it.
  public let enclosures: [Enclosure]
  /// Its language, if stated.
  public let language: Language?

  /// Makes an article.
  public init(
    id: ArticleID, feed: FeedID, title: String, url: WebURL? = nil, authors: [Author] = [], published: Timestamp? = nil,
    updated: Timestamp? = nil, firstSeen: Timestamp, position: Int = 0, tags: [String] = [], enclosures: [Enclosure] = [],
    language: Language? = nil
  ) {
    self.id = id
    self.feed = feed
    self.title = title
    self.url = url
    self.authors = authors
    self.published = published
    self.updated = updated
    self.firstSeen = firstSeen
    self.position = position
    self.tags = tags
    self.enclosures = enclosures
    self.language = language
  }

  /// The moment by which it is ordered: when it was published, but never later than when it was first seen, so that a wrong clock somewhere
  /// does not keep one article on top for ever.
  public var date: Timestamp { Self.date(published: published, firstSeen: firstSeen) }

  /// The moment by which an article of these dates is ordered.
  public static func date(published: Timestamp?, firstSeen: Timestamp) -> Timestamp {
    min(published ?? firstSeen, firstSeen)
  }

  /// Where it stands in a list.
  public var place: ArticleSortKey { ArticleSortKey(date: date, firstSeen: firstSeen, position: position, id: id) }
}
