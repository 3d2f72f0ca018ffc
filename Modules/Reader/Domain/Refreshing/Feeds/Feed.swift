public import CoreDomain

/// A feed as published: the content of one document at one moment.
public struct Feed: Hashable, Sendable {
  public var format: FeedFormat
  /// The title as plain text; empty when the feed has no title.
  public var title: String
  /// The website of the feed.
  public var homePage: WebURL?
  /// The URL that the feed states for itself.
  public var url: WebURL?
  /// The description of the feed as plain text.
  public var summary: String?
  /// The language of the items that state no language of their own.
  public var language: Language?
  /// The icon or image of the feed.
  public var icon: WebURL?
  /// When the feed is worth requesting.
  public var schedule: FeedSchedule
  public var authors: [Author]
  /// The items in document order.
  public var items: [FeedItem]
  /// What of the document could not be read.
  public var gaps = DocumentGaps.none

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
