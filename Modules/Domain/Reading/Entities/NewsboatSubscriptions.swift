/// The subscriptions in Newsboat's list.
public struct NewsboatSubscriptions: Hashable, Sendable {
  /// The feeds, in the order of the list.
  public let feeds: [NewsboatFeed]
  /// The lines that are not feeds on the web.
  public let skipped: [SkippedLine]
  /// The tags that are left out, each once. A feed has only one folder.
  public let omittedTags: [String]
  /// The number of feeds that Newsboat hides. They are followed like the others.
  public let hidden: Int

  public init(feeds: [NewsboatFeed], skipped: [SkippedLine] = [], omittedTags: [String] = [], hidden: Int = 0) {
    self.feeds = feeds
    self.skipped = skipped
    self.omittedTags = omittedTags
    self.hidden = hidden
  }
}
