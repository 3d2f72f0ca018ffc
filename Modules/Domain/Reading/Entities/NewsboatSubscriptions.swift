/// What another reader follows.
public struct NewsboatSubscriptions: Hashable, Sendable {
  /// The feeds, in its order.
  public let feeds: [NewsboatFeed]
  /// The lines that are no feed that can be followed.
  public let skipped: [SkippedLine]
  /// The tags that are left out, each once: a feed stands in one folder.
  public let omittedTags: [String]
  /// How many of the feeds it hides. Here they are followed like the others.
  public let hidden: Int

  /// Makes a list.
  public init(feeds: [NewsboatFeed], skipped: [SkippedLine] = [], omittedTags: [String] = [], hidden: Int = 0) {
    self.feeds = feeds
    self.skipped = skipped
    self.omittedTags = omittedTags
    self.hidden = hidden
  }
}
