public import Domain

extension Article {
  /// An article of a feed; its id comes from the feed and the guid.
  public static func sample(
    guid: String = "1", feed: FeedID = Subscription.sample().id, title: String = "First", address: WebAddress? = nil,
    authors: [Author] = [], published: Timestamp? = nil, firstSeen: Timestamp = .sample(), position: Int = 0
  ) -> Article {
    Article(
      id: ArticleID(feed: feed, identity: "guid:\(guid)"), feed: feed, title: title, address: address, authors: authors,
      published: published, firstSeen: firstSeen, position: position)
  }
}
