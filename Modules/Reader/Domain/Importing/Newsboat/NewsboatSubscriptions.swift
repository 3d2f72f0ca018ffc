/// The subscriptions in Newsboat's list, and what its configuration says.
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
  /// The lines about keys, and the first line of each setting that is not imported.
  public let keys: [NewsboatKeyEntry]

  public init(
    feeds: [NewsboatFeed], skipped: [SkippedLine] = [], omittedTags: [String] = [], hidden: Int = 0,
    filters: [NewsboatFilterEntry] = [], keys: [NewsboatKeyEntry] = []
  ) {
    self.feeds = feeds
    self.skipped = skipped
    self.omittedTags = omittedTags
    self.hidden = hidden
    self.filters = filters
    self.keys = keys
  }
}
