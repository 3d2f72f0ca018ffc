/// A feed that the user follows.
public struct Subscription: Hashable, Sendable {
  /// The identity, which stays when the URL changes.
  public let id: FeedID
  /// The URL that the feed is fetched from.
  public let url: WebURL
  /// The URL before the last redirect, so that the user can revert it; nil when the feed never moved.
  public let formerURL: WebURL?
  /// The title shown to the user; the URL when the feed has no title.
  public let title: String
  /// The website of the feed.
  public let site: WebURL?
  /// The folder that contains the subscription.
  public let folder: FolderPath
  /// The settings of this feed.
  public var settings: FeedSettings

  /// Makes a subscription. Without an `id`, the identity is derived from the URL. An empty title becomes the redacted URL.
  public init(
    id: FeedID? = nil, url: WebURL, formerURL: WebURL? = nil, title: String, site: WebURL? = nil,
    folder: FolderPath = .top, settings: FeedSettings = .none
  ) {
    let title = title.collapsingWhitespace().limited()
    self.id = id ?? FeedID(url: url)
    self.url = url
    self.formerURL = formerURL
    self.title = title.isEmpty ? url.shown : title
    self.site = site
    self.folder = folder
    self.settings = settings
  }
}
