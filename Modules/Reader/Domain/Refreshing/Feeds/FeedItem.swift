public import CoreDomain

/// One item of a feed as published. It becomes an `Article` when it is stored for a subscription.
public struct FeedItem: Hashable, Sendable {
  /// The identifier that the publisher gives: a guid, an Atom id, a JSON Feed id, an rdf:about.
  public var guid: String?
  /// The title as plain text; empty when the item has no title.
  public var title: String
  /// The web page of the item.
  public var url: WebURL?
  /// The page that the item is about, when it differs from the item's own page.
  public var externalURL: WebURL?
  /// The page that the guid or a link without a URL implies, when the item states no other page. The item opens and shows this page, but
  /// its identity ignores it.
  public var impliedURL: WebURL?
  public var body: ArticleBody
  /// The plain text of an HTML body, when the title must be derived from it. It is not part of the item's identity.
  public var bodyText: String?
  /// A summary as plain text, when given in addition to the body.
  public var summary: String?
  public var image: WebURL?
  public var published: Timestamp?
  /// When the item was last changed.
  public var updated: Timestamp?
  public var authors: [Author]
  /// The categories, in the publisher's order.
  public var tags: [String]
  /// The attached files.
  public var enclosures: [Enclosure]
  /// The page with comments on the item.
  public var comments: WebURL?
  /// The language; nil when the item does not state it.
  public var language: Language?
  /// The item as earlier versions of the program read it, where that gave it another identity. The item may be stored under that identity.
  public var earlierReadings: [FeedItem] = []

  public init(
    guid: String? = nil, title: String = "", url: WebURL? = nil, externalURL: WebURL? = nil,
    impliedURL: WebURL? = nil,
    body: ArticleBody = .none, summary: String? = nil, image: WebURL? = nil, published: Timestamp? = nil, updated: Timestamp? = nil,
    authors: [Author] = [],
    tags: [String] = [], enclosures: [Enclosure] = [], comments: WebURL? = nil, language: Language? = nil
  ) {
    self.guid = guid
    self.title = title
    self.url = url
    self.externalURL = externalURL
    self.impliedURL = impliedURL
    self.body = body
    self.summary = summary
    self.image = image
    self.published = published
    self.updated = updated
    self.authors = authors
    self.tags = tags
    self.enclosures = enclosures
    self.comments = comments
    self.language = language
  }

  /// The page to open for the item.
  public var page: WebURL? { url ?? externalURL ?? impliedURL }
}
