/// The subscriptions in Newsboat's list.
public struct NewsboatSubscriptions: Hashable, Sendable {
  /// The feeds, in the order of the list.
  public let feeds: [NewsboatFeed]
  /// The lines that are not feeds on the web.
  public let skipped: [SkippedLine]
  /// The tags that are left out, each once, because they are no names of tags.
  public let omittedTags: [String]
  /// The number of feeds that Newsboat hides. They are followed and shown like the others.
  public let hidden: Int
  /// The saved queries, the defined filters, and the filters of ignored articles.
  public let filters: [NewsboatFilterEntry]

  public init(
    feeds: [NewsboatFeed], skipped: [SkippedLine] = [], omittedTags: [String] = [], hidden: Int = 0,
    filters: [NewsboatFilterEntry] = []
  ) {
    self.feeds = feeds
    self.skipped = skipped
    self.omittedTags = omittedTags
    self.hidden = hidden
    self.filters = filters
  }
}

/// A feed from Newsboat's list.
public struct NewsboatFeed: Hashable, Sendable {
  /// The subscription to add.
  public let subscription: Subscription
  /// The URL as Newsboat writes it; it is the key of the feed's articles in Newsboat's cache.
  public let name: String

  public init(subscription: Subscription, name: String) {
    self.subscription = subscription
    self.name = name
  }
}

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

/// The Newsboat files to import.
public struct NewsboatFiles: Hashable, Sendable {
  /// The list of feeds.
  public let list: FileLocation
  /// The path of the file with the articles; nil when articles are not imported.
  public let articles: String?
  /// The path of the configuration file; nil for the file `config` beside the list, if there is one.
  public let configuration: String?

  public init(list: FileLocation, articles: String?, configuration: String? = nil) {
    self.list = list
    self.articles = articles
    self.configuration = configuration
  }
}
