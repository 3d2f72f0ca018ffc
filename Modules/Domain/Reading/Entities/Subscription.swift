/// A feed that the person follows.
public struct Subscription: Hashable, Sendable {
  /// Its identity, which outlives a change of address.
  public let id: FeedID
  /// Where it is fetched from.
  public let address: WebAddress
  /// Where it was fetched from before it moved, for a person who wants it back; nil when it never moved.
  public let formerAddress: WebAddress?
  /// What the person sees; the address when the feed has no title.
  public let title: String
  /// The website of the feed.
  public let site: WebAddress?
  /// Where it stands among the folders.
  public let folder: FolderPath
  /// What is set for it alone.
  public var settings: FeedSettings

  /// Makes a subscription. Without an `id` it is derived from the address; an empty title becomes the address as shown to people.
  public init(
    id: FeedID? = nil, address: WebAddress, formerAddress: WebAddress? = nil, title: String, site: WebAddress? = nil,
    folder: FolderPath = .top, settings: FeedSettings = .none
  ) {
    let title = title.collapsingWhitespace().limited()
    self.id = id ?? FeedID(address: address)
    self.address = address
    self.formerAddress = formerAddress
    self.title = title.isEmpty ? address.shown : title
    self.site = site
    self.folder = folder
    self.settings = settings
  }
}
