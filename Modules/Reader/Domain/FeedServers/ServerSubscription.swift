public import CoreDomain

/// A feed that the server follows for the user.
public struct ServerSubscription: Hashable, Sendable {
  public let id: ServerFeedID
  public let url: WebURL
  public let title: String
  /// The folder. Of several, the first. The server's default folder is the top level.
  public let folder: FolderPath
  public let site: WebURL?

  public init(id: ServerFeedID, url: WebURL, title: String, folder: FolderPath = .top, site: WebURL? = nil) {
    self.id = id
    self.url = url
    self.title = title
    self.folder = folder
    self.site = site
  }

  /// Whether a feed with the number of a subscription and another URL may be the same feed at a new URL. Their titles must agree, as far as
  /// both are known: a server that was set up anew gives the number to any other feed, and so do servers after a feed was deleted.
  public func mayBe(_ subscription: Subscription) -> Bool {
    if [subscription.url.normalized, subscription.formerURL?.normalized].contains(url.normalized) { return true }
    guard let listed = Subscription.ownTitle(title, at: url) else { return true }
    let known = [subscription.ownTitle, subscription.feedTitle].compactMap(\.self).filter { !$0.isEmpty }.map(ServerTitle.folded)
    return known.isEmpty || known.contains(ServerTitle.folded(listed))
  }

  /// Whether a feed with the number of a subscription may be the same feed with another URL and another title: some servers change both in
  /// one form. The website tells it. The host would not: many feeds share one.
  func mayHaveBeen(_ subscription: Subscription) -> Bool {
    let isOfSite = site.map { $0.normalized == subscription.site?.normalized } ?? false
    return isOfSite || mayBe(subscription)
  }
}

extension [ServerSubscription] {
  /// The feeds that have the URLs of subscriptions, in the same notation before another one. No two subscriptions get the same feed.
  func atURLs(of subscriptions: [Subscription]) -> [FeedID: ServerSubscription] {
    var free = Dictionary(map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [FeedID: ServerSubscription] = [:]
    for key in [{ $0.text }, { $0.normalized }] as [(WebURL) -> String] {
      let byURL = Dictionary(free.values.map { (key($0.url), $0) }, uniquingKeysWith: { $0.id.text < $1.id.text ? $0 : $1 })
      for subscription in subscriptions where found[subscription.id] == nil {
        guard let feed = byURL[key(subscription.url)], free.removeValue(forKey: feed.id) != nil else { continue }
        found[subscription.id] = feed
      }
    }
    return found
  }
}
