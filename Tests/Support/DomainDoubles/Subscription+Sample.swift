public import Domain

extension Subscription {
  /// A subscription; its id comes from its address, unless one is given.
  public static func sample(
    id: FeedID? = nil, address: String = "https://example.org/feed.xml", title: String = "Example", site: WebAddress? = nil,
    folder: FolderPath = .top
  ) -> Subscription {
    Subscription(id: id, address: .sample(address), title: title, site: site, folder: folder)
  }
}
