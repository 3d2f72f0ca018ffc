public import CoreDomain

/// A feed that a web page links to (`link rel="alternate"`).
public struct FeedLink: Hashable, Sendable {
  /// The URL of the feed.
  public let url: WebURL
  /// The title that the page gives the feed; empty when it gives none.
  public let title: String
  /// Whether the page came from the public internet. Then the URL must not lead into a private network.
  public let isPublic: Bool

  public init(url: WebURL, title: String, isPublic: Bool = false) {
    self.url = url
    self.title = title.limited()
    self.isPublic = isPublic
  }
}
