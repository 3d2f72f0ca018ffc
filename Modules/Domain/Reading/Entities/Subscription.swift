/// A feed that the person follows.
public struct Subscription: Hashable, Sendable {
  /// Its identity, which outlives a change of address.
  public let id: FeedID
  /// Where it is fetched from.
  public let url: WebURL
  /// Where it was fetched from before it moved, for a person who wants it back; nil when it never moved.
  public let formerURL: WebURL?
  /// What the person sees; the address when the feed has no title.
  public let title: String
  /// The website of the feed.
  public let site: WebURL?
  /// Where it stands among the folders.
  public let folder: FolderPath
  /// What is set for it alone.
  public var settings: FeedSettings

  /// Makes a subscription. Without an `id` it is derived from the address; an empty title becomes the address as shown to people.
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
