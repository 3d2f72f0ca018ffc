/// The subscriptions in Newsboat's list, and what its configuration says.
public struct NewsboatSubscriptions: Hashable, Sendable {
  /// The feeds, in the order of the list.
  public let feeds: [NewsboatFeed]
  /// The lines that are not feeds on the web.
  public let skipped: [SkippedLine]
  /// The tags that are left out, each once, because they are no names of tags.
  public let omittedTags: [String]
  /// The tags that are left out, each once, because a feed has `TagName.maximumPerFeed` tags.
  public let excessTags: [String]
  /// The number of saved queries that have tags, a title or a hide marker. Views have none.
  public let markedQueries: Int
  /// The articles of feeds that are not in the list.
  public var unlisted = Unlisted()
  /// The number of feeds that Newsboat hides. They are followed and shown like the others.
  public let hidden: Int
  /// The saved queries, the defined filters, and the filters of ignored articles.
  public let filters: [NewsboatFilterEntry]
  /// The lines about keys, and the first line of each setting that is not imported.
  public let keys: [NewsboatKeyEntry]

  /// Articles that are not imported: Newsboat stores them, but their feeds are not in its list any more.
  public struct Unlisted: Hashable, Sendable {
    public var articles = 0
    /// The number of those with a flag.
    public var flagged = 0

    public init(articles: Int = 0, flagged: Int = 0) {
      self.articles = articles
      self.flagged = flagged
    }
  }

  public init(
    feeds: [NewsboatFeed], skipped: [SkippedLine] = [], omittedTags: [String] = [], excessTags: [String] = [], markedQueries: Int = 0,
    hidden: Int = 0,
    filters: [NewsboatFilterEntry] = [], keys: [NewsboatKeyEntry] = []
  ) {
    self.feeds = feeds
    self.skipped = skipped
    self.omittedTags = omittedTags
    self.excessTags = excessTags
    self.markedQueries = markedQueries
    self.hidden = hidden
    self.filters = filters
    self.keys = keys
  }
}
