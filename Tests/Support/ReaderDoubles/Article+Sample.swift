public import CoreDomain
public import CoreDoubles
public import ReaderDomain

extension Article {
  /// An article of a feed. Its id is derived from the feed and the guid.
  public static func sample(
    guid: String = "1", feed: FeedID = Subscription.sample().id, title: String = "First", url: WebURL? = nil,
    authors: [Author] = [], published: Timestamp? = nil, firstSeen: Timestamp = .sample(), position: Int = 0
  ) -> Article {
    Article(
      id: ArticleID(feed: feed, identity: "guid:\(guid)"), feed: feed, title: title, url: url, authors: authors,
      published: published, firstSeen: firstSeen, position: position)
  }
}
