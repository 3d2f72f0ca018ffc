public import CoreDomain
public import ReaderDomain

extension FeedItem {
  /// An item that its guid identifies.
  public static func sample(
    guid: String? = "1", title: String = "First", url: WebURL? = nil, body: ArticleBody = .text("Hello."),
    published: Timestamp? = nil
  ) -> FeedItem {
    FeedItem(guid: guid, title: title, url: url, body: body, published: published)
  }
}
