/// A feed that a web page links to (`link rel="alternate"`).
public struct FeedLink: Hashable, Sendable {
  /// The URL of the feed.
  public let url: WebURL
  /// The title that the page gives the feed; empty when it gives none.
  public let title: String

  public init(url: WebURL, title: String) {
    self.url = url
    self.title = title.limited()
  }
}
