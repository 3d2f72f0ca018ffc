public import Domain

extension FeedItem {
  /// An item that is known by its guid.
  public static func sample(
    guid: String? = "1", title: String = "First", address: WebAddress? = nil, body: ArticleBody = .text("Hello."),
    published: Timestamp? = nil
  ) -> FeedItem {
    FeedItem(guid: guid, title: title, address: address, body: body, published: published)
  }
}
