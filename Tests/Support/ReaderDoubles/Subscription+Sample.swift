public import CoreDomain
import CoreDoubles
public import ReaderDomain

extension Subscription {
  /// A subscription. Its id is derived from its URL, unless an id is given.
  public static func sample(
    id: FeedID? = nil, url: String = "https://example.org/feed.xml", title: String = "Example", site: WebURL? = nil,
    folder: FolderPath = .top, tags: [String] = []
  ) -> Subscription {
    Subscription(
      id: id, url: .sample(url), title: title, site: site, folder: folder, tags: tags.compactMap { try? TagName($0) })
  }
}
