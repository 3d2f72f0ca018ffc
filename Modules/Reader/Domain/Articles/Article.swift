public import CoreDomain

/// An article of a subscription, with the fields that a list shows. The body is loaded separately. The status is stored separately and
/// outlives the article.
public struct Article: Hashable, Sendable {
  public internal(set) var id: ArticleID
  /// The subscription that delivered the article.
  public internal(set) var feed: FeedID
  /// The title as plain text; derived from the body when the publisher gave none.
  public let title: String
  /// The web page of the article.
  public let url: WebURL?
  public let authors: [Author]
  /// The publication date that the publisher states.
  public let published: Timestamp?
  /// The modification date that the publisher states.
  public internal(set) var updated: Timestamp?
  /// When the article was first stored; for an article of a refresh, when the refresh began. Edits do not change it.
  public let firstSeen: Timestamp
  /// The index in the feed's document when the article was first stored, from 0. It orders articles without dates.
  public let position: Int
  public let tags: [String]
  /// The attached files.
  public let enclosures: [Enclosure]
  /// The page with comments on the article; nil when the feed names none.
  public let comments: WebURL?
  /// The language; nil when the feed does not state it.
  public let language: Language?
  /// Whether a refresh found that the publisher changed the article after it was stored. The publisher's dates do not matter.
  public var isEdited: Bool

  public init(
    id: ArticleID, feed: FeedID, title: String, url: WebURL? = nil, authors: [Author] = [], published: Timestamp? = nil,
    updated: Timestamp? = nil, firstSeen: Timestamp, position: Int = 0, tags: [String] = [], enclosures: [Enclosure] = [],
    comments: WebURL? = nil, language: Language? = nil, isEdited: Bool = false
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
    self.comments = comments
    self.language = language
    self.isEdited = isEdited
  }

  /// The sort key, which determines the position in a list.
  public var place: ArticleSortKey { ArticleSortKey(date: date, firstSeen: firstSeen, position: position, id: id) }
}
