/// A fetched feed document of a subscription, to be stored.
public struct FetchedFeed: Hashable, Sendable {
  public let feed: FeedID
  public let content: Feed
  /// The version of the code that read the document (`ArticleMerge.reading`); nil when another program read it.
  public let reading: Int?
  /// The feeds that may have been merged into this one, so that the copies of their articles are recognised.
  public var mergedFeeds: [FeedID]
  /// The stored articles that were matched with items by content; see `MergeResult.recognized`.
  public var recognized: Set<ArticleID> = []
  /// The identities under which the items are stored, one for each; nil when they follow from the document (`ArticleIdentity`).
  public let identities: [ArticleID]?

  public init(
    feed: FeedID, content: Feed, reading: Int? = ArticleMerge.reading, mergedFeeds: [FeedID] = [], identities: [ArticleID]? = nil
  ) {
    self.feed = feed
    self.content = content
    self.reading = reading
    self.mergedFeeds = mergedFeeds
    self.identities = identities
  }
}
