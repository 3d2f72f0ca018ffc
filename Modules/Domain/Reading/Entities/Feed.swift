/// A feed as its publisher wrote it: what one document says at one moment.
public struct Feed: Hashable, Sendable {
  /// The format it came in.
  public var format: FeedFormat
  /// The title as plain text; empty when there is none.
  public var title: String
  /// The website that the feed belongs to.
  public var homePage: WebURL?
  /// Where the feed says that it lives.
  public var url: WebURL?
  /// What the feed is about, as plain text.
  public var summary: String?
  /// The language of its items, unless they say otherwise.
  public var language: Language?
  /// A picture for the feed.
  public var icon: WebURL?
  /// When it is worth asking for.
  public var schedule: FeedSchedule
  /// Who writes it.
  public var authors: [Author]
  /// The items in document order.
  public var items: [FeedItem]

  /// Makes a feed; everything but the format may be absent.
  public init(
    format: FeedFormat, title: String = "", homePage: WebURL? = nil, url: WebURL? = nil, summary: String? = nil,
    language: Language? = nil, icon: WebURL? = nil, schedule: FeedSchedule = .none, authors: [Author] = [],
    items: [FeedItem] = []
  ) {
    self.format = format
    self.title = title.limited()
    self.homePage = homePage
    self.url = url
    self.summary = summary
    self.language = language
    self.icon = icon
    self.schedule = schedule
    self.authors = authors
    self.items = items
  }
}
