/// One item of a feed, as its publisher wrote it. It becomes an `Article` when a subscription takes it in.
public struct FeedItem: Hashable, Sendable {
  /// What the publisher says identifies the item: a guid, an Atom id, a JSON Feed id, an rdf:about.
  public var guid: String?
  /// The title as plain text; empty when there is none.
  public var title: String
  /// The page of the item.
  public var url: WebURL?
  /// The page that the item is about, when it is another one.
  public var externalURL: WebURL?
  /// The page of the item as its guid or a link without an address implies it, when neither of the others is stated. It is opened and shown
  /// as the item's page, and takes no part in the item's identity.
  public var impliedURL: WebURL?
  /// The body.
  public var body: ArticleBody
  /// A summary as plain text, when given beside the body.
  public var summary: String?
  /// A picture for the item.
  public var image: WebURL?
  /// When it was published.
  public var published: Timestamp?
  /// When it was last changed.
  public var updated: Timestamp?
  /// Who wrote it.
  public var authors: [Author]
  /// Categories, in the publisher's order.
  public var tags: [String]
  /// Files that go with it.
  public var enclosures: [Enclosure]
  /// The language, when stated for the item.
  public var language: Language?
  /// How earlier versions of the program read the item, where that made another identity of it: under that one it may be stored.
  public var earlierReadings: [FeedItem] = []

  /// Makes an item; everything but the title may be absent.
  public init(
    guid: String? = nil, title: String = "", url: WebURL? = nil, externalURL: WebURL? = nil,
    impliedURL: WebURL? = nil,
    body: ArticleBody = .none, summary: String? = nil, image: WebURL? = nil, published: Timestamp? = nil, updated: Timestamp? = nil,
    authors: [Author] = [],
    tags: [String] = [], enclosures: [Enclosure] = [], language: Language? = nil
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
    self.language = language
  }

  /// The page to open for the item.
  public var page: WebURL? { url ?? externalURL ?? impliedURL }
}
