/// A feed that a page names (`link rel="alternate"`).
public struct FeedLink: Hashable, Sendable {
  /// Where the feed is.
  public let url: WebURL
  /// What the page calls it; empty when it gives no title.
  public let title: String

  /// Makes a link.
  public init(url: WebURL, title: String) {
    self.url = url
    self.title = title.limited()
  }
}
