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

public enum FeedFormat: String, Hashable, Sendable, CaseIterable {
  /// RSS 0.90, 1.0 and 1.1, based on RDF.
  case rdf = "RSS 1.0 (RDF)"
  /// RSS 0.91 to 2.0.
  case rss = "RSS"
  /// Atom 0.3 and 1.0 (RFC 4287).
  case atom = "Atom"
  /// JSON Feed 1.0 and 1.1.
  case json = "JSON Feed"
}

/// The refresh schedule that a feed states for itself.
public struct FeedSchedule: Hashable, Sendable {
  /// How many minutes the document may be cached (RSS 2.0, `ttl`).
  public var ttlMinutes: Int?
  /// The minutes between two editions (RSS 1.0 module Syndication, `updatePeriod` divided by `updateFrequency`).
  public var updateMinutes: Int?
  /// The hours of the day (0 to 23, UTC) in which no request should be sent (RSS 2.0, `skipHours`).
  public var skippedHours: Set<Int>
  /// The UTC days on which no request should be sent (RSS 2.0, `skipDays`).
  public var skippedDays: Set<Weekday>

  /// The schedule of a feed that states none.
  public static let none = FeedSchedule()

  public init(
    ttlMinutes: Int? = nil, updateMinutes: Int? = nil, skippedHours: Set<Int> = [], skippedDays: Set<Weekday> = []
  ) {
    self.ttlMinutes = ttlMinutes
    self.updateMinutes = updateMinutes
    self.skippedHours = skippedHours
    self.skippedDays = skippedDays
  }
}
