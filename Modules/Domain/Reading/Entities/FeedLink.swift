/// A feed that a page names (`link rel="alternate"`).
public struct FeedLink: Hashable, Sendable {
  /// Where the feed is.
  public let address: WebAddress
  /// What the page calls it; empty when it gives no title.
  public let title: String

  /// Makes a link.
  public init(address: WebAddress, title: String) {
    self.address = address
    self.title = title.limited()
  }
}
